import { planResponsibility, skillResponsibility } from '../../api/home/plans-and-skills';
import type { ReadList } from '../../api/answers/read';
import type { HomeItem } from '../../domain/home/home-item';
import { hasMoreAfter } from '../../domain/see-all/paging';
import { firstMix, mixOffersMore, nextMix } from '../../domain/home/skill-plan-mix';
import { firstPage } from '../../domain/limits';
import type { Load } from '../../state/home/load';

/**
 * Loads the skills and plans that the user is responsible for with two calls, and mixes them into one list.
 * @see R-BLOCKLOAD-016..019 A-040
 */
export const loadSkillsAndPlans: Load = async (api, { page, size, leftover, signal, report }) => {
  const paging = { page, size };
  const [skills, plans] = await Promise.allSettled([
    skillResponsibility(api, paging, signal),
    planResponsibility(api, paging, signal),
  ]);
  const { arrived, received } = oneOfTwo(skills, plans, report);
  const before = { shown: [], leftover, hasMoreData: true };
  const mix = page === firstPage ? firstMix(arrived, size) : nextMix<HomeItem>(before, arrived, size);
  return {
    items: mix.shown,
    hasMore: mixOffersMore(mix) || received.some((count) => hasMoreAfter(count, size)),
    leftover: mix.leftover,
  };
};

type CallResult = PromiseSettledResult<ReadList<HomeItem>>;

/** Merges the two responses. If one call fails, the other still shows. If both fail, the block fails. @see A-040 */
function oneOfTwo(skills: CallResult, plans: CallResult, report: (error: unknown) => void) {
  if (skills.status === 'rejected' && plans.status === 'rejected') throw skills.reason;
  for (const one of [skills, plans]) if (one.status === 'rejected') report(one.reason);
  const [ofSkills, ofPlans] = [valueOf(skills), valueOf(plans)];
  return {
    arrived: { skills: ofSkills.items, plans: ofPlans.items },
    received: [ofSkills.received, ofPlans.received],
  };
}

const valueOf = (result: CallResult): ReadList<HomeItem> =>
  result.status === 'fulfilled' ? result.value : { items: [], received: 0 };
