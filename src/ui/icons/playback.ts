import infoShapes from 'lucide/dist/esm/icons/info.mjs';
import loaderCircleShapes from 'lucide/dist/esm/icons/loader-circle.mjs';
import maximizeShapes from 'lucide/dist/esm/icons/maximize.mjs';
import minimizeShapes from 'lucide/dist/esm/icons/minimize.mjs';
import panelRightShapes from 'lucide/dist/esm/icons/panel-right.mjs';
import playShapes from 'lucide/dist/esm/icons/play.mjs';
import { createIcon } from './create-icon';

export const Info = /* @__PURE__ */ createIcon('info', infoShapes);
export const LoaderCircle = /* @__PURE__ */ createIcon('loader-circle', loaderCircleShapes);
export const Maximize = /* @__PURE__ */ createIcon('maximize', maximizeShapes);
export const Minimize = /* @__PURE__ */ createIcon('minimize', minimizeShapes);
export const PanelRight = /* @__PURE__ */ createIcon('panel-right', panelRightShapes);
export const Play = /* @__PURE__ */ createIcon('play', playShapes);
