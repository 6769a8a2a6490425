import checkShapes from 'lucide/dist/esm/icons/check.mjs';
import circleHelpShapes from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import heartShapes from 'lucide/dist/esm/icons/heart.mjs';
import infoShapes from 'lucide/dist/esm/icons/info.mjs';
import loaderCircleShapes from 'lucide/dist/esm/icons/loader-circle.mjs';
import xShapes from 'lucide/dist/esm/icons/x.mjs';
import { createIcon } from './create-icon';

export const Check = /* @__PURE__ */ createIcon('check', checkShapes);
export const CircleHelp = /* @__PURE__ */ createIcon('circle-question-mark', circleHelpShapes);
export const Heart = /* @__PURE__ */ createIcon('heart', heartShapes);
export const Info = /* @__PURE__ */ createIcon('info', infoShapes);
export const LoaderCircle = /* @__PURE__ */ createIcon('loader-circle', loaderCircleShapes);
export const X = /* @__PURE__ */ createIcon('x', xShapes);
