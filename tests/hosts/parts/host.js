// What the page's own script does: it listens everywhere, and keeps what it heard.
window.hostEvents = [];
const keep = (event) => {
  const where = event.target.id || event.target.localName;
  window.hostEvents.push(`${event.type} ${where}${event.defaultPrevented ? ' prevented' : ''}`);
};
for (const type of ['click', 'keydown', 'submit', 'input']) document.addEventListener(type, keep);
document.querySelector('#host-form').addEventListener('submit', (event) => event.preventDefault());

window.hostViolations = [];
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
  window.hostViolations.push(`${violatedDirective} ${blockedURI} ${sample}`),
);
