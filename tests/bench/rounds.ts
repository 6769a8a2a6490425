import type { Measured, Side } from './loads';
import { measures, ownMeasures } from './measures';
import type { Bench } from './open-page';
import type { Rounds } from './rows';

interface Contest {
  ours: Bench;
  /** Another build, if there is one to compare with. */
  other: Bench | undefined;
  /** Keys of `measures`. */
  names: readonly string[];
  rounds: number;
}

interface Contender {
  bench: Bench;
  pages: Side;
  results: Measured[];
}

/**
 * Takes each measure of all sides one after the other, so that a busy moment of the machine meets all of them. The side
 * that goes first changes with the round, since the portal caches what the first one makes it read.
 */
export async function measureRounds(
  { ours, other, names, rounds }: Contest,
  onRound: (round: number) => void,
): Promise<Rounds> {
  const results = { ours: [], floor: [], other: [] } as { [side in keyof Rounds]: Measured[] };
  const contenders: Contender[] = [
    { bench: ours, pages: 'ours', results: results.ours },
    { bench: ours, pages: 'floor', results: results.floor },
    ...(other ? [{ bench: other, pages: 'ours' as const, results: results.other }] : []),
  ];
  for (let round = 0; round < rounds; round += 1) {
    onRound(round + 1);
    const first = round % contenders.length;
    const inTurn = [...contenders.slice(first), ...contenders.slice(0, first)];
    await measureRound(inTurn, names);
  }
  return results;
}

async function measureRound(inTurn: readonly Contender[], names: readonly string[]): Promise<void> {
  const measured = inTurn.map((contender) => ({ contender, found: emptyRound() }));
  const isMeasured = (name: string, { pages }: Contender) => pages === 'ours' || !ownMeasures.includes(name);
  for (const name of names)
    for (const { contender, found } of measured.filter((one) => isMeasured(name, one.contender)))
      Object.assign(found, await measures[name]?.(contender.bench, contender.pages));
  for (const { contender, found } of measured) contender.results.push(found);
}

function emptyRound(): Measured {
  return {};
}
