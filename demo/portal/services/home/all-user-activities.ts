import { kindOf, readOfferType } from '../../catalog/offer-kinds';
import { completedCodes, statusGroups } from '../../catalog/status-codes';
import { textIn } from '../../catalog/text';
import { indexedForms, phraseForms } from '../../search/words/fold';
import { activityItem } from './activity-item';
import type { Call } from '../operation';
import { type OwnActivity, ownActivities } from './own-activities';
import { pageOf } from '../paging';

/** My activities, filtered and paged, with the values that the filters may take (R-API-049, R-ENTITY-068). */
export function allUserActivities(call: Call) {
  const isArchivedWanted = call.url.searchParams.get('maa') === 'true';
  const all = ownActivities(call).filter(
    (activity) => !activity.offer.isArchived || (isArchivedWanted && isCompleted(activity)),
  );
  const page = pageOf(call, all.filter(activityFilter(call)));
  return {
    userActivities: page.map(({ offer, participation }) => activityItem(call, offer, participation)),
    ...filterValues(all),
  };
}

/** What an administrator archived counts only when it was completed (R-SEARCHFLOW-016). */
function isCompleted({ participation }: OwnActivity): boolean {
  return completedCodes.has(participation.status);
}

function activityFilter(call: Call): (activity: OwnActivity) => boolean {
  const query = call.url.searchParams;
  const systemTypes = new Set(query.getAll('at'));
  const groups = new Set(query.getAll('sat'));
  const contentTypes = new Set(query.getAll('ct').map((value) => readOfferType(value)));
  const wanted = phraseForms(query.get('mas') ?? '');
  return ({ offer, participation }) => {
    const title = ` ${indexedForms(textIn(offer.title, call.culture))}`;
    return [
      systemTypes.size === 0 || systemTypes.has(String(kindOf(offer.type).systemType)),
      groups.size === 0 || groups.has(String(groupOf(participation.status)?.id)),
      contentTypes.size === 0 || contentTypes.has(offer.type),
      wanted.every((forms) => forms.some((form) => title.includes(` ${form}`))),
    ].every(Boolean);
  };
}

function filterValues(all: readonly OwnActivity[]) {
  const types = [...new Set(all.map(({ offer }) => offer.type))];
  const systemTypes = types.flatMap((type) => {
    const { systemType } = kindOf(type);
    return systemType === undefined ? [] : [{ id: systemType, name: type }];
  });
  const contentTypes = types.map((type) => ({ id: kindOf(type).code, name: type }));
  const groups = new Set(all.map(({ participation }) => groupOf(participation.status)));
  const statuses = statusGroups.filter((group) => groups.has(group)).map(({ id, name }) => ({ id, name }));
  return { systemTypes, contentTypes, statuses };
}

function groupOf(status: string) {
  return statusGroups.find((group) => group.codes.includes(status));
}
