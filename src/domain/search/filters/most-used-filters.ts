import type { ModuleSettings } from '../../catalog/module-settings';
import { isUser, type Viewer } from '../../session/viewer';
import type { TextKey } from '../../text-key';

type MostUsedRow = {
  bit: number;
  label: TextKey;
  audience: 'everyone' | 'users';
  needsTargetGroups: boolean;
};

/** The most-used filters and their bits in the setting (R-ENTITY-073, R-ENTITY-081, A-064). */
const mostUsedRows = {
  mandatory: { bit: 2, label: 'FILTER_MANDATORY', audience: 'users', needsTargetGroups: true },
  targetGroup: { bit: 4, label: 'FILTER_TARGET_GROUP', audience: 'users', needsTargetGroups: true },
  signedUp: { bit: 8, label: 'FILTER_SIGNED_UP', audience: 'users', needsTargetGroups: false },
  openForSignup: { bit: 16, label: 'FILTER_AVAILABLE_SEATS', audience: 'everyone', needsTargetGroups: false },
} as const satisfies Record<string, MostUsedRow>;

export type MostUsedFilter = keyof typeof mostUsedRows;

/** The most-used filters on offer: by setting, by module, and available seats only for the anonymous (R-VALID-040, R-VALID-041, A-064). */
export function mostUsedFilters(
  setting: boolean | number,
  modules: Pick<ModuleSettings, 'targetGroups'>,
  viewer: Pick<Viewer, 'login'>,
): { id: MostUsedFilter; label: TextKey }[] {
  const filters = Object.keys(mostUsedRows) as MostUsedFilter[];
  const offered = filters.filter((id) => {
    const row: MostUsedRow = mostUsedRows[id];
    const isChosen = typeof setting === 'number' ? (setting & row.bit) !== 0 : setting;
    const isForViewer = row.audience === 'everyone' || isUser(viewer);
    return isChosen && isForViewer && (modules.targetGroups || !row.needsTargetGroups);
  });
  return offered.map((id) => ({ id, label: mostUsedRows[id].label }));
}

/** The setting without the filters that cannot be carried out. */
export function onlyMostUsed(setting: boolean | number, can: (id: MostUsedFilter) => boolean): number {
  const names = Object.keys(mostUsedRows) as MostUsedFilter[];
  const able = names.filter(can).reduce((bits, id) => bits | mostUsedRows[id].bit, 0);
  if (typeof setting === 'number') return setting & able;
  return setting ? able : 0;
}
