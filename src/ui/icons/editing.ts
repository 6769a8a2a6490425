import checkShapes from 'lucide/dist/esm/icons/check.mjs';
import pencilShapes from 'lucide/dist/esm/icons/pencil.mjs';
import plusShapes from 'lucide/dist/esm/icons/plus.mjs';
import trash2Shapes from 'lucide/dist/esm/icons/trash.mjs';
import { createIcon } from './create-icon';

export const Check = /* @__PURE__ */ createIcon('check', checkShapes);
export const Pencil = /* @__PURE__ */ createIcon('pencil', pencilShapes);
export const Plus = /* @__PURE__ */ createIcon('plus', plusShapes);
export const Trash2 = /* @__PURE__ */ createIcon('trash', trash2Shapes);
