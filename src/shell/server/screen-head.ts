import type { Settings } from '../../state/portal/element-context';
import type { Portal } from '../../state/portal/portal';

export interface HeadRequest {
  portal: Portal;
  tag: string;
  settings: Settings;
  url: URL;
  sheet: string;
}

export interface ScreenHead {
  head: string;
  status: number;
  location?: string;
  cacheControl: string;
}

export function screenHead(_: HeadRequest): ScreenHead {
  return { head: '', status: 200, cacheControl: 'private' };
}
