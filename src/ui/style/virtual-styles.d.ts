declare module 'virtual:styles' {
  /** `place, css, place, css …`: what every element draws with. */
  export const core: readonly (number | string)[];
}
