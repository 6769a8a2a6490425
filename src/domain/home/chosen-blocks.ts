/**
 * Returns the blocks that the tag's attribute names, by content type or id. Returns all blocks if it names none.
 * @see A-158
 */
export function chosenBlocks<Block extends { contentType: string; id: string }>(
  all: readonly Block[],
  chosen: string | undefined,
): readonly Block[] {
  const names = (chosen ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .filter(Boolean);
  if (names.length === 0) return all;
  return all.filter(
    (block) => names.includes(block.contentType.toLowerCase()) || names.includes(block.id.toLowerCase()),
  );
}
