import * as v from 'valibot';
import type { CatalogPart, Culture } from '../catalog-format';
import { flag, id, ids, text } from './schema-parts';

const participation = v.object({
  offerId: id,
  status: v.string(),
  classId: v.exactOptional(id),
  changed: v.string(),
  completedParts: v.exactOptional(v.number()),
});

const list = v.object({ id, name: v.string(), description: v.string(), offerIds: ids });

/** A person of the catalog format. */
export function personSchema(culture: v.GenericSchema<unknown, Culture>) {
  return v.object({
    id,
    loginType: v.picklist(['user', 'company', 'public']),
    name: v.string(),
    email: v.exactOptional(v.string()),
    culture,
    companyId: v.string(),
    companyName: v.string(),
    roles: v.array(v.string()),
    groups: v.array(v.string()),
    participations: v.array(participation),
    favouriteOfferIds: ids,
    ownedLists: v.array(list),
    followedListIds: ids,
    interestTagIds: ids,
    responsibleSkillIds: ids,
    responsiblePlanIds: ids,
    recentPhrases: v.array(v.string()),
  });
}

/** A catalog or marketplace with those inside it. */
export const partSchema: v.GenericSchema<unknown, CatalogPart> = v.object({
  id: v.pipe(id, v.digits('must hold digits only')),
  name: text,
  tagIds: v.exactOptional(ids),
  isDefault: flag,
  loginRequired: flag,
  marketplaces: v.exactOptional(v.array(v.lazy(() => partSchema))),
  components: v.array(v.record(v.string(), v.unknown())),
});
