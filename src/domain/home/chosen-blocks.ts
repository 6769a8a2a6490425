/** Only the blocks that the tag names, by content type or id, where it names any. */
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
