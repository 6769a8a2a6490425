/**
 * The script of a page that a test opens. It records what the page reports, and what the server rendered, which it reads
 * before the code of the elements runs.
 */
const record = { violations: [], said: [], events: [], roots: [] };
window.record = record;

document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  record.violations.push(`${violatedDirective} ${blockedURI} ${sample}`),
);
for (const type of ['debug', 'warn', 'error']) {
  console[type] = (...parts) => record.said.push(parts.map(String).join(' '));
}
window.addEventListener('error', ({ message }) => record.said.push(message));
window.addEventListener('unhandledrejection', ({ reason }) => record.said.push(String(reason)));
for (const type of ['lp-ready', 'lp-error', 'lp-search']) {
  document.addEventListener(type, ({ target, detail }) =>
    record.events.push(`${type} ${target.localName} ${JSON.stringify(detail)}`),
  );
}
// Modules run after this event.
document.addEventListener('readystatechange', () => {
  if (document.readyState !== 'interactive') return;
  for (const { shadowRoot } of document.querySelectorAll(':not(:defined)'))
    record.roots.push(shadowRoot?.querySelector('[part=root]') ?? null);
});
