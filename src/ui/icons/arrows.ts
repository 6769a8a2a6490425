import arrowLeftShapes from 'lucide/dist/esm/icons/arrow-left.mjs';
import chevronDownShapes from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronLeftShapes from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightShapes from 'lucide/dist/esm/icons/chevron-right.mjs';
import { createIcon } from './create-icon';

export const ArrowLeft = /* @__PURE__ */ createIcon('arrow-left', arrowLeftShapes);
export const ChevronDown = /* @__PURE__ */ createIcon('chevron-down', chevronDownShapes);
export const ChevronLeft = /* @__PURE__ */ createIcon('chevron-left', chevronLeftShapes);
export const ChevronRight = /* @__PURE__ */ createIcon('chevron-right', chevronRightShapes);
