import arrowDownToLineShapes from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import arrowUpToLineShapes from 'lucide/dist/esm/icons/arrow-up-to-line.mjs';
import chevronUpShapes from 'lucide/dist/esm/icons/chevron-up.mjs';
import eyeOffShapes from 'lucide/dist/esm/icons/eye-off.mjs';
import eyeShapes from 'lucide/dist/esm/icons/eye.mjs';
import gripVerticalShapes from 'lucide/dist/esm/icons/grip-vertical.mjs';
import { createIcon } from './create-icon';

export const ArrowDownToLine = /* @__PURE__ */ createIcon('arrow-down-to-line', arrowDownToLineShapes);
export const ArrowUpToLine = /* @__PURE__ */ createIcon('arrow-up-to-line', arrowUpToLineShapes);
export const ChevronUp = /* @__PURE__ */ createIcon('chevron-up', chevronUpShapes);
export const Eye = /* @__PURE__ */ createIcon('eye', eyeShapes);
export const EyeOff = /* @__PURE__ */ createIcon('eye-off', eyeOffShapes);
export const GripVertical = /* @__PURE__ */ createIcon('grip-vertical', gripVerticalShapes);
