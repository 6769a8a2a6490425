import searchShapes from 'lucide/dist/esm/icons/search.mjs';
import { createIcon } from './create-icon';

export const Search = /* @__PURE__ */ createIcon('search', searchShapes);
