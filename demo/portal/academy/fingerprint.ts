const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** A steady number from 0 to 2^32 - 1 for a text: what looks random in the academy comes from here, so that it never changes. */
export function fingerprint(text: string): number {
  let hash = FNV_OFFSET;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), FNV_PRIME);
  }
  return mixed(hash);
}

/** Spreads every bit over the whole number, since texts that differ in one digit must not look alike. */
function mixed(hash: number): number {
  const once = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35);
  return (twice ^ (twice >>> 16)) >>> 0;
}

/** A steady GUID for a text, in the form of version 4. */
export function guidOf(text: string): string {
  const digits = ['a', 'b', 'c', 'd']
    .map((salt) =>
      fingerprint(salt + text)
        .toString(16)
        .padStart(8, '0'),
    )
    .join('');
  const variant = 'a';
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `4${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20),
  ].join('-');
}
