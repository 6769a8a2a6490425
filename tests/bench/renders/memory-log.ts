/** The memory of the process after garbage was collected. */
export interface MemorySample {
  renders: number;
  heapMb: number;
  rssMb: number;
}

const bytesInMb = 1024 * 1024;

/** Collects garbage, and measures the memory. Needs the flag `--expose-gc`. */
export async function sampleMemory(renders: number): Promise<MemorySample> {
  if (!globalThis.gc) throw new Error('Run node with --expose-gc.');
  // What a finalizer frees is garbage only afterwards.
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc();
    await new Promise((resolve) => setTimeout(resolve));
  }
  const { heapUsed, rss } = process.memoryUsage();
  return { renders, heapMb: heapUsed / bytesInMb, rssMb: rss / bytesInMb };
}

/** Returns by how much the heap has grown since the first sample. The first renders fill caches. */
export const heapGrowthMb = (samples: readonly MemorySample[]): number =>
  (samples.at(-1)?.heapMb ?? 0) - (samples[0]?.heapMb ?? 0);
