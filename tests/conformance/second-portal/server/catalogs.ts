type Fields = Record<string, unknown>;

/** A component with everything unset as null, as the editor of this portal saves it. */
function component(
  customComponentId: number,
  contentType: number,
  listName: string | null,
  fields: Fields = {},
): Fields {
  return {
    customComponentId,
    contentType,
    listName,
    source: null,
    showListName: listName !== null,
    description: null,
    showDescription: false,
    componentUi: ui('Multiple'),
    addBackgroundColor: false,
    backgroundColor: null,
    textColor: null,
    hasViewMoreLinks: false,
    viewMoreLinks: null,
    showElementDescription: true,
    showElementExtraInfo: true,
    showElementStatus: true,
    showElementType: true,
    customCSS: null,
    size: 'Medium',
    customListAllowUserEdit: false,
    elements: null,
    lastEditedBy: 'redaktion',
    ...fields,
  };
}
const ui = (itemLayout: string | number, layoutKind: number | null = null): Fields => ({
  fullWidth: layoutKind !== null,
  imageUiSize: layoutKind === null ? 'Medium' : 'Large',
  showOnlyImage: false,
  itemLayout,
  layoutKind,
});

function element(customElementId: number, type: string, name: string, fields: Fields = {}): Fields {
  return {
    customElementId,
    type,
    name,
    description: null,
    imageId: 90000 + customElementId,
    wideImageId: null,
    link: null,
    openInNewWindow: true,
    isDisplayConditionEnabled: false,
    displayForRoles: null,
    displayForUserGroups: null,
    customTypeIcon: 0,
    ...fields,
  };
}
/** The configuration of an internal link is a JSON string in `link`. */
const internal = (internalPageType: string, fields: Fields): Fields => ({
  link: JSON.stringify({
    internalPageType,
    searchPhrase: null,
    types: [],
    statuses: [],
    tag: [],
    classTag: [],
    myActivitiesArchived: false,
    ...fields,
  }),
});

const shortcuts = [
  element(9101, 'Link', 'Vagtplanen', {
    link: 'https://vagtplan.example.org/',
    description: 'Se dine vagter',
  }),
  element(9102, 'InternalPageLink', 'Alt om kran', internal('search', { searchPhrase: 'kran' })),
  element(
    9103,
    'InternalPageLink',
    'E-læring om sikkerhed',
    internal('searchAll', { types: [102], tag: [11] }),
  ),
  element(
    9104,
    'InternalPageLink',
    'Mine afsluttede',
    internal('myActivities', { statusOnSystemTypes: [1], myActivitiesArchived: true }),
  ),
  element(9105, 'NextUp', 'Næste kursus', { customTypeIcon: 1 }),
  element(9106, 'LatestCertificate', 'Seneste bevis', { customTypeIcon: 4 }),
  element(9107, 'LatestFavorite', 'Seneste favorit', { customTypeIcon: 3 }),
  element(9108, 'ContinueELearning', 'Lær videre', { customTypeIcon: 2 }),
  element(9109, 'Link', 'Lederportalen', {
    link: 'https://leder.example.org/',
    isDisplayConditionEnabled: true,
    displayForRoles: { Manager: true, Participant: false },
  }),
];

const home = [
  component(901, 3, 'Nyt fra havnen', { componentUi: ui(1, 0), size: 'Large' }),
  component(902, 16, null),
  component(903, 13, 'Velkommen', {
    description: '<p>Her finder du <strong>kurser</strong> og viden.</p>',
    showDescription: true,
  }),
  component(910, 0, 'Genveje', {
    customListAllowUserEdit: true,
    elements: shortcuts,
    componentUi: ui('SquareGrid'),
    size: 'Small',
  }),
  component(904, 2, 'Mine aktiviteter', {
    showMAStatusFilter: true,
    showMATypeFilter: true,
    showMAArchivedFilter: true,
  }),
  component(905, 7, 'Fortsæt hvor du slap', { componentUi: ui('SquareHorizontal') }),
  component(906, 8, 'Det skal du', {
    addBackgroundColor: true,
    backgroundColor: '#0B3C49',
    textColor: '#FFFFFF',
  }),
  component(907, 9, 'Til dig i målgruppen', { componentUi: ui('TextOnImageHorizontal') }),
  component(908, 6, 'Udløber snart', { componentUi: ui('Single'), size: 'Small' }),
  component(909, 1, 'Havnekanalen', { source: 1, componentUi: ui('TextOnImageGrid') }),
  component(911, 14, null, { size: 'Small' }),
  component(912, 11, 'Mine interesser', { componentUi: ui(2) }),
  component(913, 15, 'Mine planer', { componentUi: ui('RoundImageHorizontal') }),
  component(914, 12, 'Mit kompetenceansvar', { componentUi: ui('Single') }),
  component(915, 10, 'Læringsrum', { componentUi: ui('RoundImageGrid') }),
  component(916, 4, 'Praktisk', {
    customCSS: 'border-top: 4px solid #1F6F8B;',
    componentUi: ui('SquareGrid'),
  }),
  component(917, 5, 'Nyt og praktisk', {
    hasViewMoreLinks: true,
    viewMoreLinks: [{ name: 'Alle nyheder', link: 'https://intranet.example.org/', openInNewWindow: true }],
  }),
  component(918, 1, 'Læringstips', { source: 2 }),
];

function catalog(id: number, name: string, components: Fields[], fields: Fields = {}): Fields {
  return {
    id,
    name,
    layout: { heroImageId: 80001, logoSpecificLink: null, agent: false },
    marketplaces: [],
    loginRequiredForAccess: false,
    ssoLoginRequiredForAccess: false,
    changeCatalog: true,
    hotlineInformationToggle: false,
    components,
    resultPageShowMostUsedFilters: true,
    resultPageShowStatusFilter: true,
    resultPageShowTypeFilter: true,
    showAllTagCategories: true,
    resultPageTagCategories: [
      { tagCategoryId: 501, orderNr: 1 },
      { tagCategoryId: 502, orderNr: 2 },
      { tagCategoryId: 503, orderNr: 3 },
    ],
    resultPageUICalendarViewSize: 2,
    resultPageUIListViewSize: 1,
    resultPageDefaultView: 0,
    cdnUrl: null,
    ...fields,
  };
}
const marketplace = catalog(31, 'Maskinhallen', [
  component(931, 16, null),
  component(932, 3, 'Nyt fra havnen'),
]);
const digital = [
  component(921, 16, null),
  component(922, 4, 'Praktisk'),
  component(923, 2, 'Mine aktiviteter'),
];

/** Catalogs own their components. A marketplace is a whole catalog inside another. */
export const catalogs = [
  catalog(11, 'Hele havnen', home, { marketplaces: [marketplace] }),
  catalog(12, 'Digital læring', digital, { resultPageDefaultView: 1 }),
];
