/** Makes the relative addresses in an HLS playlist carry the key of their media. */
export function keyedPlaylist(playlist: string, { mediaId, key }: { mediaId: string; key: string }): string {
  const keyed = (name: string) => `../parts/${mediaId}/${encodeURIComponent(name)}?key=${key}`;
  return playlist
    .split('\n')
    .map((line) => (line === '' || line.startsWith('#') ? line : keyed(line.trim())))
    .join('\n')
    .replace(/URI="([^"]+)"/g, (_, name: string) => `URI="${keyed(name)}"`);
}
