/** As much of a window as a router needs: an address, its history, and events for back and forward. */
export function openPage(start: string, base = start) {
  const entries = [{ href: new URL(start).href, state: null as unknown }];
  let index = 0;
  const events = new EventTarget();
  const here = () => new URL(entries[index]?.href ?? start);

  const go = (steps: number) => {
    const before = here();
    index = Math.min(Math.max(index + steps, 0), entries.length - 1);
    events.dispatchEvent(new Event('popstate'));
    if (before.hash !== here().hash) events.dispatchEvent(new Event('hashchange'));
  };
  const page = {
    location: {
      get pathname() {
        return here().pathname;
      },
      get search() {
        return here().search;
      },
      get hash() {
        return here().hash;
      },
    },
    history: {
      get state() {
        return entries[index]?.state;
      },
      pushState(state: unknown, _: string, href: string) {
        entries.splice(index + 1, Infinity, { href: new URL(href, base).href, state });
        index += 1;
      },
      replaceState(state: unknown, _: string, href: string) {
        entries[index] = { href: new URL(href, base).href, state };
      },
      back: () => go(-1),
      forward: () => go(1),
    },
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
  };
  return {
    page: page as unknown as Window,
    href: () => here().href,
    steps: () => entries.length,
    /** Somebody types an address behind the hash by hand. */
    type: (href: string) => {
      page.history.pushState(null, '', href);
      events.dispatchEvent(new Event('popstate'));
      events.dispatchEvent(new Event('hashchange'));
    },
  };
}
