/**
 * The ref of a control that may be removed while it has the focus. The nearest container that remains then gets the
 * focus, so that the next Tab continues from there and not from the top of the page.
 * @see O-4
 */
export const restoreFocus = (node: HTMLElement | null) => () => {
  if (!node?.matches(':focus')) return;
  const containers: HTMLElement[] = [];
  for (let at = node.parentElement; at; at = at.parentElement) containers.push(at);
  queueMicrotask(() => {
    const container = containers.find(({ isConnected }) => isConnected);
    if (!container || (container.getRootNode() as ParentNode).querySelector(':focus')) return;
    container.tabIndex = -1;
    container.focus({ preventScroll: true });
  });
};
