import type { Block } from '../block';

/**
 * The skills and plans that the user is responsible for. The code of the call loads separately, because few homes have
 * this block.
 */
export const mySkillResponsibility: Block = {
  load: async (api, input) => (await import('./load-skills-and-plans')).loadSkillsAndPlans(api, input),
};
