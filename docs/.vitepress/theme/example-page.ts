import { configurationOf, sampleConfiguration } from './sample-configuration';

export interface Example {
  /** HTML of an element, or JSON of a block of home. */
  language: 'html' | 'json';
  code: string;
  /** Path of the built elements, with a slash at its end. */
  elements: string;
  /** Parts to outline. */
  outlined?: readonly string[];
  theme?: 'light' | 'dark';
}

/** Returns the HTML page of an example. Throws a `SyntaxError` if the code is JSON that cannot be parsed. */
export function examplePage({ language, code, elements, outlined = [], theme = 'light' }: Example): string {
  const configuration = language === 'json' ? configurationOf(JSON.parse(code)) : sampleConfiguration;
  const body = language === 'json' ? '<lp-catalog-home chrome="none"></lp-catalog-home>' : code;
  const setUp = { config: configuration, isPreview: true, isDemo: true, storage: 'none' };
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Example</title>
    <link rel="stylesheet" href="${elements}lp-host.css" />
    <style>
      :root { color-scheme: ${theme}; }
      body { margin: 0; padding: 16px; font: 16px/1.5 system-ui, sans-serif; --lp-reserve: 240px; background: light-dark(#fff, #14191f); color: light-dark(#1b232b, #e8edf2); }
      ${outlined.map(outline).join('\n      ')}
    </style>
    <script type="module">
      import { configure } from '${elements}lp-catalog.js';
      configure(${inScript(setUp)});
    </script>
    <script>
      for (const event of ${inScript(exampleEvents)})
        document.addEventListener(event, ({ detail }) =>
          parent.postMessage({ source: 'lp-example', event, detail }, '*'));
    </script>
  </head>
  <body>
    ${body}
  </body>
</html>`;
}

/** The events that an example lists. */
export const exampleEvents = [
  'lp-ready',
  'lp-error',
  'lp-navigate',
  'lp-login-required',
  'lp-search',
  'lp-select',
  'lp-favourite-change',
  'lp-list-change',
  'lp-media-state',
  'lp-analytics',
  'lp-feedback',
] as const;

const outline = (part: string): string =>
  `::part(${part}) { outline: 3px dashed light-dark(#b3005f, #ff8fc7); outline-offset: 2px; }`;

/** JSON that cannot end a script element. */
const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
