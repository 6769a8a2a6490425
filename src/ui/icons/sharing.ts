import copyShapes from 'lucide/dist/esm/icons/copy.mjs';
import mailShapes from 'lucide/dist/esm/icons/mail.mjs';
import share2Shapes from 'lucide/dist/esm/icons/share-2.mjs';
import { createIcon } from './create-icon';

export const Copy = /* @__PURE__ */ createIcon('copy', copyShapes);
export const Mail = /* @__PURE__ */ createIcon('mail', mailShapes);
export const Share2 = /* @__PURE__ */ createIcon('share-2', share2Shapes);
