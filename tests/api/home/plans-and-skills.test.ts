import { describe, expect, it } from 'vitest';
import {
  learningSpaces,
  myPlans,
  planResponsibility,
  skillResponsibility,
} from '../../../src/api/home/plans-and-skills';
import { openApi } from '../an-api';

const page = { page: 2, size: 6 };

describe('the plans and skills of a user', () => {
  it('load as a whole for plans, with the completed number [R-API-051 R-ENTITY-038]', async () => {
    const plan = { id: 4, name: 'First year', completedCount: 3, totalCount: 5, extraInformation: 'x' };
    const { api, calls } = openApi({ myPlans: { data: [plan, { id: 5, name: 'Bare', totalCount: 2 }] } });
    const [counted, bare] = await myPlans(api);
    expect(calls).toEqual([['myPlans', {}]]);
    expect(counted).toMatchObject({ id: '4', type: 'plan', kind: 'Plan' });
    expect(counted?.countedInformation).toEqual({ text: 'COMPLETED_OF_TOTAL', count: 3, total: 5 });
    expect(bare).not.toHaveProperty('countedInformation');
  });

  it.each([
    { completedCount: 3, totalCount: 5 },
    { completed: 3, total: 5 },
    { progress: { completed: 3, total: 5 } },
    { Progress: { Completed: 3, Total: 5 } },
  ])('have the progress of a plan from %j [O-20 A-048]', async (counts) => {
    const { api } = openApi({ myPlans: [{ id: 4, name: 'First year', ...counts }] });
    expect((await myPlans(api))[0]?.countedInformation).toEqual({
      text: 'COMPLETED_OF_TOTAL',
      count: 3,
      total: 5,
    });
  });

  it('are fetched by page, then size for skills, and show their requests [R-API-052 R-ENTITY-036 R-ENTITY-037]', async () => {
    const skill = { id: 7, name: 'Welding', description: 'Hot', image: 'p', approvalRequestCount: 2 };
    const { api, calls } = openApi({ mySkillResponsibility: [skill, { id: 8, contentType: 'SKILL' }] });
    const [first, second] = (await skillResponsibility(api, page)).items;
    expect(calls).toEqual([['mySkillResponsibility', { path: { page: 2, pageSize: 6 } }]]);
    expect(first).toMatchObject({ id: '7', name: 'Welding', type: 'skill', description: 'Hot' });
    expect(first?.image).toContain('/images/p');
    expect(first?.countedInformation).toEqual({ text: 'APPROVAL_REQUESTS', count: 2 });
    expect(second).toMatchObject({ type: 'skill' });
    expect(second).not.toHaveProperty('countedInformation');
  });

  it('are fetched by page, then size for plans of others [R-API-053 R-ENTITY-035]', async () => {
    const { api, calls } = openApi({ myPlanResponsibility: [{ id: 9, name: 'P', layoutDescription: 'L' }] });
    expect((await planResponsibility(api, page)).items).toMatchObject([
      { id: '9', type: 'plan', description: 'L' },
    ]);
    expect(calls).toEqual([['myPlanResponsibility', { path: { page: 2, pageSize: 6 } }]]);
  });

  it('have members for a learning space of any type [R-API-062 R-ENTITY-033 R-ENTITY-034]', async () => {
    const space = { id: 1, name: 'Bees', imageId: 'p', contentType: 'ManualLearningSpace', status: 'USES' };
    const { api, calls } = openApi({
      manualLearningSpace: [
        { ...space, extraInformation: '12' },
        { ...space, type: 'LearningSpace', extraInformation: 'Open to all' },
      ],
    });
    const [counted, worded] = (await learningSpaces(api, page)).items;
    expect(calls).toEqual([['manualLearningSpace', { path: { page: 2, pageSize: 6 } }]]);
    expect(counted).toMatchObject({ id: '1', status: 'USES' });
    expect(counted?.image).toContain('/images/p');
    expect(counted?.countedInformation).toEqual({ text: 'MEMBER_COUNT', count: 12 });
    expect(worded).toMatchObject({ extraInformation: 'Open to all' });
  });
});
