/** The address of a video when the configuration has no template of its own. */
const defaultTemplate = '{mediaHost}media/{mediaId}?key={secretKey}';

type VideoSource = { mediaHost: string; mediaId: string; secretKey: string; template?: string };

/** The address of a video, built from its secret key (R-API-072, A-114). */
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

/** The address of an embedded frame; the token is put in at render only (R-API-081, R-API-082, O-10). */
export function frameAddress({ mediaHost, context, contextId, mediaId, token }: FrameSource): string {
  const path = `context/${context}/${encodeURIComponent(contextId)}/media/${encodeURIComponent(mediaId)}`;
  return withSlash(mediaHost) + path + (token ? `?access_token=${encodeURIComponent(token)}` : '');
}

/** The page of a SCORM package once access was given (R-API-079, A-116). */
export function scormAddress(url: string, packageGuid: string, accessId: string): string {
  const joint = url.includes('?') ? '&' : '?';
  return `${url}${joint}${new URLSearchParams({ spg: packageGuid, accessId }).toString()}`;
}

const withSlash = (address: string): string => (address.endsWith('/') ? address : `${address}/`);
