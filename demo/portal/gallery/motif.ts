import type { Setting } from './backdrops';
import type { Family, TimeOfDay, Tones } from './tones';

/** The main object of a picture: inside 330 × 270 units around its middle, on the level of 300. */
export interface Motif {
  setting: Setting;
  /** Its own colours, where those of its group would mislead: a fire is never blue. */
  families?: readonly [Family, ...Family[]];
  /** When it has to be seen: a torch shines in the evening. */
  time?: TimeOfDay;
  paint: (tones: Tones) => readonly string[];
}

/** Motifs by the key of their subject. */
export type Motifs = Readonly<Record<string, Motif>>;
