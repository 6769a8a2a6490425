import badgeCheckShapes from 'lucide/dist/esm/icons/badge-check.mjs';
import fileTextShapes from 'lucide/dist/esm/icons/file-text.mjs';
import filmShapes from 'lucide/dist/esm/icons/film.mjs';
import graduationCapShapes from 'lucide/dist/esm/icons/graduation-cap.mjs';
import headphonesShapes from 'lucide/dist/esm/icons/headphones.mjs';
import laptopShapes from 'lucide/dist/esm/icons/laptop.mjs';
import messagesSquareShapes from 'lucide/dist/esm/icons/messages-square.mjs';
import newspaperShapes from 'lucide/dist/esm/icons/newspaper.mjs';
import packageShapes from 'lucide/dist/esm/icons/package.mjs';
import presentationShapes from 'lucide/dist/esm/icons/presentation.mjs';
import routeShapes from 'lucide/dist/esm/icons/route.mjs';
import squareArrowOutUpRightShapes from 'lucide/dist/esm/icons/square-arrow-out-up-right.mjs';
import ticketShapes from 'lucide/dist/esm/icons/ticket.mjs';
import timerShapes from 'lucide/dist/esm/icons/timer.mjs';
import usersShapes from 'lucide/dist/esm/icons/users.mjs';
import { createIcon } from '../create-icon';

export const BadgeCheck = /* @__PURE__ */ createIcon('badge-check', badgeCheckShapes);
export const FileText = /* @__PURE__ */ createIcon('file-text', fileTextShapes);
export const Film = /* @__PURE__ */ createIcon('film', filmShapes);
export const GraduationCap = /* @__PURE__ */ createIcon('graduation-cap', graduationCapShapes);
export const Headphones = /* @__PURE__ */ createIcon('headphones', headphonesShapes);
export const Laptop = /* @__PURE__ */ createIcon('laptop', laptopShapes);
export const MessagesSquare = /* @__PURE__ */ createIcon('messages-square', messagesSquareShapes);
export const Newspaper = /* @__PURE__ */ createIcon('newspaper', newspaperShapes);
export const Package = /* @__PURE__ */ createIcon('package', packageShapes);
export const Presentation = /* @__PURE__ */ createIcon('presentation', presentationShapes);
export const Route = /* @__PURE__ */ createIcon('route', routeShapes);
export const SquareArrow = /* @__PURE__ */ createIcon(
  'square-arrow-out-up-right',
  squareArrowOutUpRightShapes,
);
export const Ticket = /* @__PURE__ */ createIcon('ticket', ticketShapes);
export const Timer = /* @__PURE__ */ createIcon('timer', timerShapes);
export const Users = /* @__PURE__ */ createIcon('users', usersShapes);
