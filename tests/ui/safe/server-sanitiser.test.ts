import { describe, expect, it } from 'vitest';
import { sanitiseOnServer } from '../../../src/ui/safe/server-sanitiser';

describe('HTML that a server renders', () => {
  it.each([
    ['<p>One <strong>two</strong></p>', '<p>One <strong>two</strong></p>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<p>one<p>two', '<p>one</p><p>two</p>'],
    [
      '<a href="https://a.example/?q=1&b=2">x</a>',
      '<a href="https://a.example/?q=1&amp;b=2" rel="noopener noreferrer">x</a>',
    ],
    ['<span class="x">one</span> <section>two</section>', 'one two'],
    [
      '<table><tr><td colspan="2">1</td></tr></table>',
      '<table><tbody><tr><td colspan="2">1</td></tr></tbody></table>',
    ],
  ])('%j becomes %j [A-124]', (html, expected) => {
    expect(sanitiseOnServer(html)).toBe(expected);
  });

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<p onclick="alert(1)" style="color:red" id="a">x</p>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<svg><script>alert(1)</script></svg>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<template><img src=x onerror=alert(1)></template>',
    '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
    '<style>@import "https://a.example"</style>',
    '<form action="https://a.example"><input name="x"><button>y</button></form>',
    '<!--><img src=x onerror=alert(1)>-->',
    '</div></template><script>alert(1)</script>',
  ])('%j contains nothing that runs or loads [A-124]', (html) => {
    const safe = sanitiseOnServer(html);
    expect(safe).not.toMatch(/<(script|img|svg|math|iframe|style|form|input|button|template|noscript)/i);
    expect(safe).not.toMatch(/<[^>]*\s(on\w+|style|id|src|srcdoc|action)\s*=/i);
    expect(safe).not.toMatch(/href="(?!https?:|mailto:|[/?#.])/i);
  });
});
