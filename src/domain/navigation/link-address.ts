const allowedSchemes: readonly string[] = ['http', 'https', 'mailto'];

/**
 * Returns an address from external data if it is safe as a link: web, mail or relative. Returns undefined if it could
 * run a script.
 */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.replace(/[\p{Cc}\s]/gu, '');
  if (!trimmed) return undefined;
  const scheme = /^([^/?#:]*):/.exec(fullyDecoded(trimmed))?.[1]?.toLowerCase();
  if (scheme !== undefined && !allowedSchemes.includes(scheme)) return undefined;
  return address.trim();
}

/** Decodes the address up to three times, as a careless redirect would, to find encoded schemes. */
function fullyDecoded(address: string): string {
  let text = address;
  for (let round = 0; round < 3; round += 1) text = decodedOnce(text);
  return text.replace(/[\p{Cc}\s]/gu, '');
}

function decodedOnce(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
