import awardShapes from 'lucide/dist/esm/icons/award.mjs';
import calendarClockShapes from 'lucide/dist/esm/icons/calendar-clock.mjs';
import linkShapes from 'lucide/dist/esm/icons/link.mjs';
import { createIcon } from './create-icon';

export const Award = /* @__PURE__ */ createIcon('award', awardShapes);
export const CalendarClock = /* @__PURE__ */ createIcon('calendar-clock', calendarClockShapes);
export const Link = /* @__PURE__ */ createIcon('link', linkShapes);
