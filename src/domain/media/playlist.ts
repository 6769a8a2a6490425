/** Returns whether this is the address of a playlist, whose segments are fetched one by one. @see R-MEDIA-016 A-114 */
export function isPlaylist({
  address,
  contentType = '',
}: {
  address: string;
  contentType?: string;
}): boolean {
  return /mpegurl/i.test(contentType) || /\.m3u8($|[?#])/i.test(address);
}
