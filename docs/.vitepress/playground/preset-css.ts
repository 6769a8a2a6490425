/** A complete style: tokens in the light and in the dark theme, and rules for parts. */
export interface StylePreset {
  title: string;
  colours: Readonly<Record<string, readonly string[]>>;
  radius: number;
  base: number;
  font: string;
  parts: string;
}

/** Returns the rules of a style for a page. */
export function presetCss({ colours, radius, base, font, parts }: StylePreset): string {
  const tokens = Object.entries(colours).map(
    ([name, [light = '', dark = light]]) => `  --lp-color-${name}: light-dark(${light}, ${dark});`,
  );
  const others = [`  --lp-radius: ${radius}px;`, `  --lp-text-base: ${base}px;`, `  --lp-font: ${font};`];
  return `:root {\n${[...tokens, ...others].join('\n')}\n}\n${parts}`;
}
