import type { MediaType } from '../activities/media-types';

type FrameContext = {
  /** Where media come from; always allowed. */
  mediaAddress: string;
  /** Further hosts, as origins or bare host names. */
  mediaHosts: readonly string[];
  pageOrigin: string;
};

export type FramePolicy = {
  isAllowed: boolean;
  /** Undefined: no sandbox at all. */
  sandbox: string | undefined;
  allow: string;
};

const sandboxed = 'allow-scripts allow-forms allow-popups allow-downloads';

/**
 * How a media of this type may be embedded (R-MEDIA-017, O-14): from a known host only. PDF viewers do not work in a
 * sandbox, so a PDF has none and must come from another origin than the page; everything else is in a sandbox, which
 * keeps its own origin only where that is not the page's.
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

/** A host is named with its scheme or without. */
function names(host: string, url: URL): boolean {
  if (!host.includes('://')) return host.toLowerCase() === url.host;
  return URL.canParse(host) && new URL(host).origin === url.origin;
}
