// A page made of components of its own puts the elements into their shadow roots.
class HostCard extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const inner = root.appendChild(document.createElement('host-inner-card'));
    inner.attachShadow({ mode: 'open' }).append(this.querySelector('template').content.cloneNode(true));
  }
}
customElements.define('host-card', HostCard);
