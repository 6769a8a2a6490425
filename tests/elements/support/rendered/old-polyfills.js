/**
 * What pages with old libraries do to the built-ins: methods that a loop over an array meets, a serializer that changes
 * the JSON of arrays, wrapped functions, and a polyfill of declarative roots.
 */
Array.prototype.contains = function (value) {
  return this.indexOf(value) >= 0;
};
Object.defineProperty(Object.prototype, 'extend', {
  value: Object.assign,
  configurable: true,
  writable: true,
});
Array.prototype.toJSON = function () {
  return this.slice();
};
for (const name of ['appendChild', 'insertBefore', 'removeChild']) {
  const own = Node.prototype[name];
  Node.prototype[name] = function (...nodes) {
    return own.apply(this, nodes);
  };
}
const { attachShadow } = Element.prototype;
Element.prototype.attachShadow = function (init) {
  return attachShadow.call(this, init);
};
const { fetch } = window;
window.fetch = (...request) => fetch(...request);
document.addEventListener('DOMContentLoaded', () => {
  for (const template of document.querySelectorAll('template[shadowrootmode]')) {
    const root = template.parentElement.attachShadow({ mode: 'open' });
    root.append(template.content);
    template.remove();
  }
});
