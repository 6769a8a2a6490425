import heartShapes from 'lucide/dist/esm/icons/heart.mjs';
import xShapes from 'lucide/dist/esm/icons/x.mjs';
import { createIcon } from './create-icon';

export const Heart = /* @__PURE__ */ createIcon('heart', heartShapes);
export const X = /* @__PURE__ */ createIcon('x', xShapes);
