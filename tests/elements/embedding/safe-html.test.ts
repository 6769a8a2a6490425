import { expect } from 'chai';
import createSanitiser from 'dompurify';
import { secureLinks } from '../../../src/ui/safe/html-rules';
import { sanitiseByLibrary } from '../../../src/ui/safe/library-sanitiser';
import { sanitiseNatively } from '../../../src/ui/safe/native-sanitiser';
import { sanitise } from '../../../src/ui/safe/sanitise';
import { describe, it } from '../support/mocha';

const run = 'window.attacked = true';

/** Attacks that are known for sanitisers, and markup of real editors, with what is left of each. */
const texts: readonly (readonly [html: string, left: string])[] = [
  [`<script>${run}</script>a`, 'a'],
  [`<scr<script></script>ipt>${run}</script>a`, `ipt&gt;${run}a`],
  [`<img src=x onerror="${run}">a`, 'a'],
  [`<image src=x onerror="${run}">a`, 'a'],
  [`<svg onload="${run}"><circle/></svg>a`, 'a'],
  [`<svg><script>${run}</script></svg>a`, 'a'],
  [`<svg><a xlink:href="javascript:${run}"><text>t</text></a></svg>a`, 'a'],
  [`<math><mtext><img src=x onerror="${run}"></mtext></math>a`, 'a'],
  [`<math href="javascript:${run}">m</math>a`, 'a'],
  [`<math><mtext><table><mglyph><style><img src=x onerror="${run}"></style></table></mtext></math>`, ''],
  [`<iframe src="javascript:${run}">f</iframe>a`, 'a'],
  [`<iframe srcdoc="<script>${run}</script>"></iframe>a`, 'a'],
  [`<object data="javascript:${run}">o</object><embed src="x">a`, 'a'],
  [`<video><source onerror="${run}">v</video>a`, 'a'],
  [`<template><img src=x onerror="${run}"></template>a`, 'a'],
  [`<noscript><p title="</noscript><img src=x onerror=${run}>">n</noscript>a`, '"&gt;na'],
  [`<textarea><img src=x onerror="${run}"></textarea>a`, '&lt;img&gt;a'],
  [`<title><img src=x onerror="${run}"></title>a`, 'a'],
  [`<details open ontoggle="${run}">d</details>`, 'd'],
  [`<form action="javascript:${run}"><button formaction="javascript:${run}">b</button></form>`, 'b'],
  [`<base href="https://evil.example/"><meta http-equiv="refresh" content="0"><link rel="x" href="y">a`, 'a'],
  [`<a href="javascript:${run}">l</a>`, '<a>l</a>'],
  [`<a href=" java\nscript:${run}">l</a>`, '<a>l</a>'],
  [`<a href="&#106;avascript:${run}">l</a>`, '<a>l</a>'],
  [`<a href="\u0001javascript:${run}">l</a>`, '<a>l</a>'],
  ['<a href="data:text/html,x">l</a><a href="vbscript:x">m</a>', '<a>l</a><a>m</a>'],
  ['<a href="">l</a>', '<a>l</a>'],
  ['<p href="/x">a</p>', '<p>a</p>'],
  [`<p style="background:url(https://evil.example)" onclick="${run}" class="x" id="y">a</p>`, '<p>a</p>'],
  ['<p data-x="1" aria-label="other" slot="s" part="root">a</p>', '<p>a</p>'],
  ['<a name="attributes" id="attributes">a</a>', '<a>a</a>'],
  ['<style>p { color: red }</style><p>a</p><!-- a comment -->', '<p>a</p>'],
  ['<lp-search results></lp-search><x-y>words</x-y><slot>s</slot>', 'wordss'],
  ['<o:p>Word</o:p> <FONT color="red">red</FONT> <span>s</span> <u>u</u>', 'Word red s u'],
  ['<h1>One</h1><h2>Two</h2><h3>Three</h3>', 'OneTwo<h3>Three</h3>'],
  ['<html><body><p>a</p></body></html>', '<p>a</p>'],
  ['<p lang="da" dir="rtl">a</p>', '<p lang="da" dir="rtl">a</p>'],
  [
    '<table><tbody><tr><td colspan="2" rowspan="3">1</td></tr></tbody></table>',
    '<table><tbody><tr><td colspan="2" rowspan="3">1</td></tr></tbody></table>',
  ],
  [
    '<a href="https://example.org" target="_top" rel="opener">l</a>',
    '<a href="https://example.org" rel="noopener noreferrer">l</a>',
  ],
  ['<a href="/path?x=1&amp;y=2">l</a>', '<a href="/path?x=1&amp;y=2" rel="noopener noreferrer">l</a>'],
  ['<a href="mailto:a@example.org">l</a>', '<a href="mailto:a@example.org" rel="noopener noreferrer">l</a>'],
  ['1 < 2 & 3 > 2', '1 &lt; 2 &amp; 3 &gt; 2'],
  ['<p>never <b>ends', '<p>never <b>ends</b></p>'],
  ['<table><p>moved</p><tr><td>x', '<p>moved</p><table><tbody><tr><td>x</td></tr></tbody></table>'],
];

/** What is left, as HTML. */
function textOf(fragment: DocumentFragment): string {
  const container = document.createElement('div');
  container.append(fragment);
  return container.getHTML();
}

const hasNative = 'setHTML' in Element.prototype && 'Sanitizer' in window;
const nativeIt = hasNative ? it : it.skip;

function expectAll(clean: (html: string) => DocumentFragment): void {
  const wrong = texts.flatMap(([html, left]) => {
    const found = textOf(clean(html));
    return found === left ? [] : [`${html} leaves ${found}, not ${left}`];
  });
  expect(wrong.join('\n')).to.equal('');
  expect(Reflect.get(window, 'attacked')).to.equal(undefined);
}

describe('HTML from a service', () => {
  it('keeps what the rules allow when the library sanitises it [A-124 R-MEDIA-005]', () => {
    expectAll((html) => sanitise(html, createSanitiser));
  });

  nativeIt('keeps what the rules allow when the browser sanitises it [A-124 R-MEDIA-005]', () => {
    expectAll((html) => sanitise(html));
  });

  it('keeps no frame of a frameset, which replaces the body [A-124]', () => {
    const frames = '<frameset><frame src="x"></frameset>';
    expect(textOf(sanitise(frames, createSanitiser))).to.equal('');
    if (hasNative) expect(textOf(sanitise(frames))).to.equal('');
  });

  nativeIt('is sanitised equally by library and browser, apart from noscript [A-124]', () => {
    // Browsers parse this element in two ways in an inert document; that is why it goes before.
    const different = texts
      .filter(([html]) => !html.includes('noscript'))
      .flatMap(([html]) => {
        const [one, other] = [sanitiseByLibrary(html, createSanitiser), sanitiseNatively(html)];
        for (const fragment of [one, other]) secureLinks(fragment);
        const [library, native] = [textOf(one), textOf(other)];
        return library === native
          ? []
          : [`${html} leaves ${library} by the library, ${native} by the browser`];
      });
    expect(different.join('\n')).to.equal('');
    expect(Reflect.get(window, 'attacked')).to.equal(undefined);
  });
});
