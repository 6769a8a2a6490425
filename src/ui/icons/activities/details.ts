import circleAlertShapes from 'lucide/dist/esm/icons/circle-alert.mjs';
import circleCheckShapes from 'lucide/dist/esm/icons/circle-check.mjs';
import circlePlayShapes from 'lucide/dist/esm/icons/circle-play.mjs';
import clockShapes from 'lucide/dist/esm/icons/clock.mjs';
import hourglassShapes from 'lucide/dist/esm/icons/hourglass.mjs';
import mapPinShapes from 'lucide/dist/esm/icons/map-pin.mjs';
import { createIcon } from '../create-icon';

export const CircleAlert = /* @__PURE__ */ createIcon('circle-alert', circleAlertShapes);
export const CircleCheck = /* @__PURE__ */ createIcon('circle-check', circleCheckShapes);
export const CirclePlay = /* @__PURE__ */ createIcon('circle-play', circlePlayShapes);
export const Clock = /* @__PURE__ */ createIcon('clock', clockShapes);
export const Hourglass = /* @__PURE__ */ createIcon('hourglass', hourglassShapes);
export const MapPin = /* @__PURE__ */ createIcon('map-pin', mapPinShapes);
