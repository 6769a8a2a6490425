// What pages of many scripts do to the nodes in them: by hand, by a copy, by text.
const place = document.querySelector('#place');
window.hostMoves = {
  move: () => {
    const box = document.body.appendChild(document.createElement('section'));
    for (const element of [...place.children]) box.append(element);
  },
  back: () => {
    const box = document.querySelector('body > section');
    place.append(...box.children);
    box.remove();
  },
  removeAndAdd: async () => {
    const elements = [...place.children];
    place.replaceChildren();
    await new Promise((done) => setTimeout(done, 300));
    place.append(...elements);
  },
  copy: () => place.replaceChildren(...[...place.children].map((element) => element.cloneNode(true))),
  hide: async () => {
    place.hidden = true;
    place.replaceChildren(...[...place.children].map((element) => element.cloneNode(true)));
    await new Promise((done) => setTimeout(done, 300));
    place.hidden = false;
  },
};
