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

/** Returns the configuration of a home page with one block. */
export const configurationOf = (component: unknown): object => ({
  catalogs: [{ id: '1', name: 'Our offers', components: [component] }],
});
