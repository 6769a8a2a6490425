import { pagedList } from '../make-block';

/**
 * The skills and plans that the user is responsible for. The code of the call loads separately, because few homes have
 * this block.
 */
export const mySkillResponsibility = pagedList({
  name: 'MySkillResponsibility',
  // People who are responsible for skills and plans use the matrices. @see R-ROLE-024 A-089
  itemAreas: { skill: 'managerSkillMatrix', plan: 'managerPlanMatrix' },
  emptySeeAllText: 'EMPTY_SEE_ALL_SKILL_RESPONSIBILITY',
  load: async (api, input) => (await import('./load-skills-and-plans')).loadSkillsAndPlans(api, input),
});
