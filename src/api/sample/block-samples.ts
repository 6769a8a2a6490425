import type { ContentType } from '../../domain/home/content-types';
import type { Operation } from '../http/endpoints';
import type { SampleTexts } from './sample-texts';

/** The samples of calls, by operation. */
export type Samples = Partial<Record<Operation, (texts: SampleTexts) => unknown>>;

/** The part of a call's input that identifies the kind of block, if several kinds make the same call. */
export interface SampleInput {
  path?: { kind?: string };
  query?: { isMandatory?: boolean };
}

/** The samples of one kind of block in preview. @see R-OTHER-012 A-034 */
export interface BlockSamples {
  /** The samples of the kind's calls, and of the calls of its cards and dialogs. */
  answers: Samples;
  /** Returns whether the kind makes a call with this input. Omitted if no other kind makes the same call. */
  makes?(input: SampleInput): boolean;
}

/** The samples of all kinds of blocks, by content type. */
export type SamplesOfKinds = Readonly<Record<ContentType, BlockSamples>>;
