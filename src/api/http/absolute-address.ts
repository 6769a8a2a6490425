import { safeAddress } from '../../domain/navigation/link-address';

/**
 * A web address that a server sent, whole: root-relative, protocol-relative and document-relative ones are resolved
 * against the base of its service. Undefined for anything that is no http or https address, such as `javascript:` or
 * `data:` (O-14, A-124).
 */
export function absoluteAddress(address: string, base: string): string | undefined {
  const safe = safeAddress(address);
  if (safe === undefined || !URL.canParse(safe, folderOf(base))) return undefined;
  const url = new URL(safe, folderOf(base));
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** What is relative to a base stands in it. */
const folderOf = (base: string): string => (base.endsWith('/') ? base : `${base}/`);
