declare module 'virtual:styles' {
  /** The parts of the sheet that every element needs; the rest is laid between them. */
  export const core: readonly string[];
}
