import calendarPlusShapes from 'lucide/dist/esm/icons/calendar-plus.mjs';
import slidersHorizontalShapes from 'lucide/dist/esm/icons/sliders-horizontal.mjs';
import { createIcon } from './create-icon';

export const CalendarPlus = /* @__PURE__ */ createIcon('calendar-plus', calendarPlusShapes);
export const SlidersHorizontal = /* @__PURE__ */ createIcon('sliders-horizontal', slidersHorizontalShapes);
