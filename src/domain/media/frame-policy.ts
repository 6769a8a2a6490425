import type { MediaType } from './media-types';

type FrameContext = {
  /** The address of the media server, which is always allowed. */
  mediaAddress: string;
  /** Further allowed hosts, as origins or host names. */
  mediaHosts: readonly string[];
  pageOrigin: string;
};

export type FramePolicy = {
  isAllowed: boolean;
  /** If undefined, the frame has no `sandbox` attribute. */
  sandbox: string | undefined;
  allow: string;
};

const sandboxed = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * Returns how a media item of this type may be embedded. Only known hosts are allowed. PDF viewers do not work in a
 * sandbox, so a PDF has none and must come from another origin than the page. All other media are sandboxed. They
 * retain their own origin only if it differs from the page's origin.
 * @see R-MEDIA-017 O-14
 */
export function framePolicy(type: MediaType, address: string, context: FrameContext): FramePolicy {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isForeign = url?.origin !== context.pageOrigin;
  const isAllowed = url !== undefined && isHttp(url) && isAllowedHost(url, context);
  return {
    isAllowed: isAllowed && (type !== 'pdf' || isForeign),
    sandbox: type === 'pdf' ? undefined : isForeign ? `${sandboxed} allow-same-origin` : sandboxed,
    allow: 'fullscreen; autoplay; encrypted-media; picture-in-picture',
  };
}

const isHttp = ({ protocol }: URL): boolean => protocol === 'https:' || protocol === 'http:';

function isAllowedHost(url: URL, { mediaAddress, mediaHosts }: FrameContext): boolean {
  const own = URL.canParse(mediaAddress) ? new URL(mediaAddress).origin : undefined;
  return url.origin === own || mediaHosts.some((host) => names(host, url));
}

/** Returns whether a host entry matches an address. The entry can include a scheme. */
function names(host: string, url: URL): boolean {
  if (!host.includes('://')) return host.toLowerCase() === url.host;
  return URL.canParse(host) && new URL(host).origin === url.origin;
}
