import type { Block } from '../block';

/** Few homes have this block, so that its call is fetched with it. */
export const mySkillResponsibility: Block = {
  load: async (api, input) => (await import('./load-skills-and-plans')).loadSkillsAndPlans(api, input),
};
