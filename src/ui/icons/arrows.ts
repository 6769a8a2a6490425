import arrowDownToLineShapes from 'lucide/dist/esm/icons/arrow-down-to-line.mjs';
import arrowLeftShapes from 'lucide/dist/esm/icons/arrow-left.mjs';
import arrowUpToLineShapes from 'lucide/dist/esm/icons/arrow-up-to-line.mjs';
import chevronDownShapes from 'lucide/dist/esm/icons/chevron-down.mjs';
import chevronLeftShapes from 'lucide/dist/esm/icons/chevron-left.mjs';
import chevronRightShapes from 'lucide/dist/esm/icons/chevron-right.mjs';
import chevronUpShapes from 'lucide/dist/esm/icons/chevron-up.mjs';
import externalLinkShapes from 'lucide/dist/esm/icons/external-link.mjs';
import { createIcon } from './create-icon';

export const ArrowDownToLine = /* @__PURE__ */ createIcon('arrow-down-to-line', arrowDownToLineShapes);
export const ArrowLeft = /* @__PURE__ */ createIcon('arrow-left', arrowLeftShapes);
export const ArrowUpToLine = /* @__PURE__ */ createIcon('arrow-up-to-line', arrowUpToLineShapes);
export const ChevronDown = /* @__PURE__ */ createIcon('chevron-down', chevronDownShapes);
export const ChevronLeft = /* @__PURE__ */ createIcon('chevron-left', chevronLeftShapes);
export const ChevronRight = /* @__PURE__ */ createIcon('chevron-right', chevronRightShapes);
export const ChevronUp = /* @__PURE__ */ createIcon('chevron-up', chevronUpShapes);
export const ExternalLink = /* @__PURE__ */ createIcon('external-link', externalLinkShapes);
