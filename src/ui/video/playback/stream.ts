import Hls from 'hls.js/light';

/**
 * Plays a playlist in a browser that cannot do so itself. Returns a function that stops the stream.
 * @see R-MEDIA-016 O-14
 */
export function startStream(video: HTMLVideoElement, address: string, onFailed: () => void): () => void {
  // A worker would need an address that strict pages forbid.
  const stream = new Hls({ enableWorker: false });
  stream.on(Hls.Events.ERROR, (_, { fatal }) => {
    if (fatal) onFailed();
  });
  stream.loadSource(address);
  stream.attachMedia(video);
  return () => stream.destroy();
}
