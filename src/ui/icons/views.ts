import calendarDaysShapes from 'lucide/dist/esm/icons/calendar-days.mjs';
import layoutListShapes from 'lucide/dist/esm/icons/layout-list.mjs';
import { createIcon } from './create-icon';

export const CalendarDays = /* @__PURE__ */ createIcon('calendar-days', calendarDaysShapes);
export const LayoutList = /* @__PURE__ */ createIcon('layout-list', layoutListShapes);
