import {
  ArrowDownToLine as ArrowDownToLineShapes,
  ArrowLeft as ArrowLeftShapes,
  ArrowUpToLine as ArrowUpToLineShapes,
  Bell as BellShapes,
  Award as AwardShapes,
  CalendarClock as CalendarClockShapes,
  CalendarDays as CalendarDaysShapes,
  CalendarPlus as CalendarPlusShapes,
  Check as CheckShapes,
  ChevronDown as ChevronDownShapes,
  ChevronLeft as ChevronLeftShapes,
  ChevronRight as ChevronRightShapes,
  ChevronUp as ChevronUpShapes,
  CircleHelp as CircleHelpShapes,
  Copy as CopyShapes,
  ExternalLink as ExternalLinkShapes,
  Eye as EyeShapes,
  EyeOff as EyeOffShapes,
  GripVertical as GripVerticalShapes,
  Heart as HeartShapes,
  House as HouseShapes,
  Info as InfoShapes,
  LayoutList as LayoutListShapes,
  Link as LinkShapes,
  List as ListShapes,
  LoaderCircle as LoaderCircleShapes,
  Mail as MailShapes,
  Maximize as MaximizeShapes,
  Menu as MenuShapes,
  Minimize as MinimizeShapes,
  PanelRight as PanelRightShapes,
  Pause as PauseShapes,
  Pencil as PencilShapes,
  PictureInPicture2 as PictureInPicture2Shapes,
  Play as PlayShapes,
  Plus as PlusShapes,
  ScrollText as ScrollTextShapes,
  Search as SearchShapes,
  Share2 as Share2Shapes,
  SlidersHorizontal as SlidersHorizontalShapes,
  Trash2 as Trash2Shapes,
  Volume2 as Volume2Shapes,
  VolumeX as VolumeXShapes,
  X as XShapes,
} from 'lucide';
import { createIcon } from './create-icon';

/** The icons of the interface, each a component; the bundle holds only the shapes named here. */
export const ArrowDownToLine = /* @__PURE__ */ createIcon('arrow-down-to-line', ArrowDownToLineShapes);
export const ArrowLeft = /* @__PURE__ */ createIcon('arrow-left', ArrowLeftShapes);
export const ArrowUpToLine = /* @__PURE__ */ createIcon('arrow-up-to-line', ArrowUpToLineShapes);
export const Bell = /* @__PURE__ */ createIcon('bell', BellShapes);
export const Award = /* @__PURE__ */ createIcon('award', AwardShapes);
export const CalendarClock = /* @__PURE__ */ createIcon('calendar-clock', CalendarClockShapes);
export const CalendarDays = /* @__PURE__ */ createIcon('calendar-days', CalendarDaysShapes);
export const CalendarPlus = /* @__PURE__ */ createIcon('calendar-plus', CalendarPlusShapes);
export const Check = /* @__PURE__ */ createIcon('check', CheckShapes);
export const ChevronDown = /* @__PURE__ */ createIcon('chevron-down', ChevronDownShapes);
export const ChevronLeft = /* @__PURE__ */ createIcon('chevron-left', ChevronLeftShapes);
export const ChevronRight = /* @__PURE__ */ createIcon('chevron-right', ChevronRightShapes);
export const ChevronUp = /* @__PURE__ */ createIcon('chevron-up', ChevronUpShapes);
export const CircleHelp = /* @__PURE__ */ createIcon('circle-help', CircleHelpShapes);
export const Copy = /* @__PURE__ */ createIcon('copy', CopyShapes);
export const ExternalLink = /* @__PURE__ */ createIcon('external-link', ExternalLinkShapes);
export const Eye = /* @__PURE__ */ createIcon('eye', EyeShapes);
export const EyeOff = /* @__PURE__ */ createIcon('eye-off', EyeOffShapes);
export const GripVertical = /* @__PURE__ */ createIcon('grip-vertical', GripVerticalShapes);
export const Heart = /* @__PURE__ */ createIcon('heart', HeartShapes);
export const House = /* @__PURE__ */ createIcon('house', HouseShapes);
export const Info = /* @__PURE__ */ createIcon('info', InfoShapes);
export const LayoutList = /* @__PURE__ */ createIcon('layout-list', LayoutListShapes);
export const Link = /* @__PURE__ */ createIcon('link', LinkShapes);
export const List = /* @__PURE__ */ createIcon('list', ListShapes);
export const LoaderCircle = /* @__PURE__ */ createIcon('loader-circle', LoaderCircleShapes);
export const Mail = /* @__PURE__ */ createIcon('mail', MailShapes);
export const Maximize = /* @__PURE__ */ createIcon('maximize', MaximizeShapes);
export const Menu = /* @__PURE__ */ createIcon('menu', MenuShapes);
export const Minimize = /* @__PURE__ */ createIcon('minimize', MinimizeShapes);
export const PanelRight = /* @__PURE__ */ createIcon('panel-right', PanelRightShapes);
export const Pause = /* @__PURE__ */ createIcon('pause', PauseShapes);
export const Pencil = /* @__PURE__ */ createIcon('pencil', PencilShapes);
export const PictureInPicture2 = /* @__PURE__ */ createIcon('picture-in-picture-2', PictureInPicture2Shapes);
export const Play = /* @__PURE__ */ createIcon('play', PlayShapes);
export const Plus = /* @__PURE__ */ createIcon('plus', PlusShapes);
export const ScrollText = /* @__PURE__ */ createIcon('scroll-text', ScrollTextShapes);
export const Search = /* @__PURE__ */ createIcon('search', SearchShapes);
export const Share2 = /* @__PURE__ */ createIcon('share-2', Share2Shapes);
export const SlidersHorizontal = /* @__PURE__ */ createIcon('sliders-horizontal', SlidersHorizontalShapes);
export const Trash2 = /* @__PURE__ */ createIcon('trash-2', Trash2Shapes);
export const Volume2 = /* @__PURE__ */ createIcon('volume-2', Volume2Shapes);
export const VolumeX = /* @__PURE__ */ createIcon('volume-x', VolumeXShapes);
export const X = /* @__PURE__ */ createIcon('x', XShapes);
