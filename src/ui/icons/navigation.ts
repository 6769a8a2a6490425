import houseShapes from 'lucide/dist/esm/icons/house.mjs';
import listShapes from 'lucide/dist/esm/icons/list.mjs';
import menuShapes from 'lucide/dist/esm/icons/menu.mjs';
import { createIcon } from './create-icon';

export const House = /* @__PURE__ */ createIcon('house', houseShapes);
export const List = /* @__PURE__ */ createIcon('list', listShapes);
export const Menu = /* @__PURE__ */ createIcon('menu', menuShapes);
