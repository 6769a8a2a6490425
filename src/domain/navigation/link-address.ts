const allowedSchemes: readonly string[] = ['http', 'https', 'mailto'];

/** An address from data that may become a link: web, mail or relative; anything that could run as a script is refused. */
export function safeAddress(address: string): string | undefined {
  const trimmed = address.replace(/[\p{Cc}\s]/gu, '');
  if (!trimmed) return undefined;
  const scheme = /^([^/?#:]*):/.exec(fullyDecoded(trimmed))?.[1]?.toLowerCase();
  if (scheme !== undefined && !allowedSchemes.includes(scheme)) return undefined;
  return address.trim();
}

/** Encoded schemes are unwrapped up to three times, as a careless redirect would. */
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
