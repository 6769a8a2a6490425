const block = (contentType: string, listName: string, more: object = {}) => ({
  contentType,
  listName,
  ...more,
});

/** The configuration of the running examples. They are previews, so it names no services. */
export const sampleConfiguration = {
  catalogs: [
    {
      id: '1',
      name: 'Our offers',
      components: [
        block('ContinueWhereYouLeft', 'Continue where you left'),
        block('MyActivities', 'My activities', { componentUi: { itemLayout: 'Multiple' } }),
        block('News', 'News', { componentUi: { itemLayout: 'Multiple' } }),
        block('MandatoryForYou', 'Mandatory for you'),
        block('MyInterests', 'For your interests'),
      ],
    },
  ],
};

/** Returns the configuration of a home page with these blocks. */
export const configurationOf = (components: readonly unknown[]) => ({
  catalogs: [{ id: '1', name: 'Our offers', components }],
});

/**
 * Returns the body and the configuration of an example that is written as HTML of an element, or as JSON of a block.
 * Throws a `SyntaxError` for JSON that cannot be parsed.
 */
export function exampleOf(language: 'html' | 'json', code: string): { body: string; configuration: object } {
  if (language === 'html') return { body: code, configuration: sampleConfiguration };
  return {
    body: '<lp-catalog-home chrome="none"></lp-catalog-home>',
    configuration: configurationOf([JSON.parse(code)]),
  };
}
