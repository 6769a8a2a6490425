import type { Api } from '../../api/http/api';
import type { ChannelSource } from '../../domain/home/home-block';
import type { HomeItem } from '../../domain/home/home-item';

/** One page of a block's items, and the items left over for the next page. */
export interface LoadedItems {
  items: readonly HomeItem[];
  hasMore: boolean;
  /** Loaded items that did not fit on this page. The next page starts with them. @see A-040 */
  leftover?: readonly HomeItem[];
}

/** What a block's `load` function receives besides the API. */
export interface LoadInput {
  catalogId: string;
  channelSource: ChannelSource;
  page: number;
  size: number;
  /** The `leftover` items of the previous page. */
  leftover: readonly HomeItem[];
  signal: AbortSignal;
  /** Reports that a part of the request failed. The rest is shown. */
  report: (error: unknown) => void;
}

export type Load = (api: Api, input: LoadInput) => Promise<LoadedItems>;
