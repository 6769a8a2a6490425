import calendarSyncShapes from 'lucide/dist/esm/icons/calendar-sync.mjs';
import copyShapes from 'lucide/dist/esm/icons/copy.mjs';
import downloadShapes from 'lucide/dist/esm/icons/download.mjs';
import externalLinkShapes from 'lucide/dist/esm/icons/external-link.mjs';
import { createIcon } from '../create-icon';

export const CalendarSync = /* @__PURE__ */ createIcon('calendar-sync', calendarSyncShapes);
export const Copy = /* @__PURE__ */ createIcon('copy', copyShapes);
export const Download = /* @__PURE__ */ createIcon('download', downloadShapes);
export const ExternalLink = /* @__PURE__ */ createIcon('external-link', externalLinkShapes);
