import { safeAddress } from '../../domain/navigation/link-address';

/**
 * Returns the absolute form of a web address from a server. Resolves root-relative, protocol-relative and
 * document-relative addresses against the base of the service. Returns undefined for anything other than an http or
 * https address, such as `javascript:` or `data:`.
 * @see O-14 A-124
 */
export function absoluteAddress(address: string, base: string): string | undefined {
  const safe = safeAddress(address);
  if (safe === undefined || !URL.canParse(safe, folderOf(base))) return undefined;
  const url = new URL(safe, folderOf(base));
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Adds a trailing slash, so that relative addresses resolve inside the base. */
const folderOf = (base: string): string => (base.endsWith('/') ? base : `${base}/`);
