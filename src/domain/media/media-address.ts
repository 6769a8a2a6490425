/** The template of a video address if the configuration has none. @see A-114 */
const defaultTemplate = '{mediaHost}media/{mediaId}?key={secretKey}';

type VideoSource = { mediaHost: string; mediaId: string; secretKey: string; template?: string };

/** Returns the address of a video, built from its secret key. @see R-API-072 A-114 */
export function videoAddress({
  template = defaultTemplate,
  mediaHost,
  mediaId,
  secretKey,
}: VideoSource): string {
  const values: Record<string, string> = {
    mediaHost: withSlash(mediaHost),
    mediaId: encodeURIComponent(mediaId),
    secretKey: encodeURIComponent(secretKey),
  };
  return template.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}

type FrameSource = {
  mediaHost: string;
  context: 'catalog' | 'course';
  contextId: string;
  mediaId: string;
  token?: string;
};

/** Returns the address of an embedded frame. The caller adds the token only at render. @see R-API-081 R-API-082 O-10 */
export function frameAddress({ mediaHost, context, contextId, mediaId, token }: FrameSource): string {
  const path = `context/${context}/${encodeURIComponent(contextId)}/media/${encodeURIComponent(mediaId)}`;
  return withSlash(mediaHost) + path + (token ? `?access_token=${encodeURIComponent(token)}` : '');
}

/** Returns the address of a SCORM package after access is granted. @see R-API-079 A-116 */
export function scormAddress(url: string, packageGuid: string, accessId: string): string {
  const joint = url.includes('?') ? '&' : '?';
  return `${url}${joint}${new URLSearchParams({ spg: packageGuid, accessId }).toString()}`;
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
