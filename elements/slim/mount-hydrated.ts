/** Preact renders anew over the HTML of a server: the markup of React has other comments and ids. */
export { mountAnew as mountHydrated } from '../hydration/mount-anew';
