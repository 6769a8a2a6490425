declare module 'virtual:styles' {
  /** The whole sheet of the bundle, compiled at build time. */
  export const css: string;
}
