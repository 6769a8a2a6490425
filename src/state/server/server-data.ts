import type { DehydratedState } from '@tanstack/react-query';
import type { Culture } from '../../domain/session/culture';
import type { Session } from '../../domain/session/session';
import type { Settings } from '../portal/element-context';
import type { Portal } from '../portal/portal';
import type { ServerFailure } from './server-failures';

/** The data with which a server rendered a page. It never contains a token. */
export interface ServerData {
  /** The version of the package that rendered the page. */
  version: string;
  /** The library that can hydrate the HTML; `partial` when none can. */
  markup: 'react' | 'preact' | 'partial';
  culture: Culture;
  /** The settings of the element, without those that all elements of a page share. */
  settings: Settings;
  /** The address of the configuration, if the element has one. */
  configUrl?: string | undefined;
  /** The content of the configuration's address. */
  configuration?: unknown;
  /** The session, in a page that was rendered for a user or a company. */
  session?: Session;
  queries: DehydratedState;
  /** The failures that the screen shows. */
  failures?: readonly ServerFailure[];
}

const createSlot = (): { data?: ServerData } => ({});

/** Returns the data with which a server rendered the page; undefined when the page came without. */
export const serverDataOf = (portal: Portal): ServerData | undefined => portal.single(createSlot).data;

/** Sets the data of the page. The first element that has data sets it for all. */
export function setServerData(portal: Portal, data: ServerData): void {
  portal.single(createSlot).data ??= data;
}
