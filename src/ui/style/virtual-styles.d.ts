declare module 'virtual:styles' {
  /** The rules that every element needs, as alternating indexes and CSS texts: `index, css, index, css …`. */
  export const core: readonly (number | string)[];
}
