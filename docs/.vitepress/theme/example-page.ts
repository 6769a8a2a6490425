import { events } from '../../../elements/description';

export interface Example {
  /** HTML of the body. */
  body: string;
  configuration: object;
  /** Path of the built elements, with a slash at its end. */
  elements: string;
  /** The audience and states of a preview, as in the attribute `preview-as`. */
  previewAs?: string;
  lang?: string;
  theme?: 'light' | 'dark';
  /** Rules of the page. */
  css?: string;
}

/** Returns the HTML page of an example: a preview with sample data that calls no server. */
export function examplePage(example: Example): string {
  const { body, configuration, elements, previewAs, lang, theme = 'light', css = '' } = example;
  const setUp = { config: configuration, isPreview: true, isDemo: true, storage: 'none', previewAs, lang };
  return `<!doctype html>
<html lang="${lang ?? 'en'}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    <link rel="stylesheet" href="${elements}lp-host.css" />
    <style>
      :root { color-scheme: ${theme}; }
      body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; --lp-reserve: 240px; background: light-dark(#fff, #14191f); color: light-dark(#1b232b, #e8edf2); }
      ${inStyle(css)}
    </style>
    <script type="module">
      import { configure } from '${elements}lp-catalog.js';
      configure(${inScript(setUp)});
    </script>
    <script>
      for (const event of ${inScript(Object.keys(events))})
        document.addEventListener(event, ({ detail }) =>
          parent.postMessage({ source: 'lp-example', event, detail }, '*'));
    </script>
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

/** Returns the rule that outlines a part. */
export const outlineOf = (part: string): string =>
  `::part(${part}) { outline: 3px dashed light-dark(#b3005f, #ff8fc7); outline-offset: 2px; }`;

/** JSON that cannot end a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/** Rules that cannot end a style element. */
const inStyle = (css: string): string => css.replaceAll('<', String.raw`\3c `);
