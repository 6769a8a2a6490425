import circleHelpShapes from 'lucide/dist/esm/icons/circle-question-mark.mjs';
import externalLinkShapes from 'lucide/dist/esm/icons/external-link.mjs';
import listVideoShapes from 'lucide/dist/esm/icons/list-video.mjs';
import pauseShapes from 'lucide/dist/esm/icons/pause.mjs';
import pictureInPicture2Shapes from 'lucide/dist/esm/icons/picture-in-picture-2.mjs';
import scrollTextShapes from 'lucide/dist/esm/icons/scroll-text.mjs';
import volume2Shapes from 'lucide/dist/esm/icons/volume-2.mjs';
import volumeXShapes from 'lucide/dist/esm/icons/volume-x.mjs';
import { createIcon } from './create-icon';

export const CircleHelp = /* @__PURE__ */ createIcon('circle-question-mark', circleHelpShapes);
export const ExternalLink = /* @__PURE__ */ createIcon('external-link', externalLinkShapes);
export const ListVideo = /* @__PURE__ */ createIcon('list-video', listVideoShapes);
export const Pause = /* @__PURE__ */ createIcon('pause', pauseShapes);
export const PictureInPicture2 = /* @__PURE__ */ createIcon('picture-in-picture-2', pictureInPicture2Shapes);
export const ScrollText = /* @__PURE__ */ createIcon('scroll-text', scrollTextShapes);
export const Volume2 = /* @__PURE__ */ createIcon('volume-2', volume2Shapes);
export const VolumeX = /* @__PURE__ */ createIcon('volume-x', volumeXShapes);
