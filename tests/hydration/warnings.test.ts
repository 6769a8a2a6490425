import { languages, screens, variantOf } from './screens';
import { expect, test } from './support/test';

for (const [at, language] of languages.entries()) {
  test.describe(`in ${language}`, () => {
    test.use({ locale: language });

    for (const [index, screen] of screens.entries())
      test(`${screen.name} hydrates without a warning of React [R-EMBED-037]`, async ({ serverPage }) => {
        await serverPage.open(screen, variantOf(index, at));
        await serverPage.hydrate();
        expect(serverPage.said).toEqual([]);
      });
  });
}
