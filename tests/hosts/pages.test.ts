import { expectFiveElementsWork } from './support/five-elements-work';
import { hostPages, type HostPageName } from './pages/pages';
import { expect, test } from './support/test';

for (const name of Object.keys(hostPages) as HostPageName[]) {
  test(`the five elements work in ${hostPages[name].about} and do not change the page [R-EMBED-034 R-EMBED-037 R-EMBED-042]`, async ({
    page,
    host,
  }) => {
    const before = await host.bare(name);
    expect(before.events.length).toBeGreaterThan(3);
    await host.open(name);
    await expectFiveElementsWork(page);
    expect(await host.seen()).toEqual(before);
  });
}
