/** The lean build of the library says nothing of its types; they are those of the whole. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
