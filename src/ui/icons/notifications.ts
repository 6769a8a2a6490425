import bellShapes from 'lucide/dist/esm/icons/bell.mjs';
import { createIcon } from './create-icon';

export const Bell = /* @__PURE__ */ createIcon('bell', bellShapes);
