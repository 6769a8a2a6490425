import heartShapes from 'lucide/dist/esm/icons/heart.mjs';
import textAlignJustifyShapes from 'lucide/dist/esm/icons/text-align-justify.mjs';
import xShapes from 'lucide/dist/esm/icons/x.mjs';
import { createIcon } from './create-icon';

export const Heart = /* @__PURE__ */ createIcon('heart', heartShapes);
export const X = /* @__PURE__ */ createIcon('x', xShapes);
export const ListMark = /* @__PURE__ */ createIcon('text-align-justify', textAlignJustifyShapes);
