export { whenPageIsLoaded } from '../head/screen-page';
export { listenForKeys } from '../shortcuts/listen-for-keys';
