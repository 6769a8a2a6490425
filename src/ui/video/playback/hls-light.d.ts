/** The light build of the library has no types of its own. They are the same as those of the full build. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
