/**
 * Returns the blocks that the tag's attribute names, by kind or id. Returns all blocks if it names none.
 * @see A-158
 */
export function chosenBlocks<Block extends { kind: { name: string }; id: string }>(
  all: readonly Block[],
  chosen: string | undefined,
): readonly Block[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return all;
  return all.filter(
    ({ id, kind }) => names.includes(kind.name.toLowerCase()) || names.includes(id.toLowerCase()),
  );
}
