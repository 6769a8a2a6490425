/** The properties of a type: those without which it is of no use, and the others. */
interface TypeRule {
  required: readonly string[];
  optional?: readonly string[];
}

/**
 * What search engines require of each type, and which other properties of schema.org the catalog fills. Written by hand
 * from the documentation of schema.org and of search engines, so that it shares nothing with the code.
 */
const rules: Readonly<Record<string, TypeRule>> = {
  Course: {
    required: ['name', 'description', 'provider', 'url'],
    optional: ['image', 'inLanguage', 'educationalLevel', 'timeRequired', 'offers', 'hasCourseInstance'],
  },
  CourseInstance: {
    required: ['startDate'],
    optional: ['name', 'endDate', 'duration', 'courseMode', 'location'],
  },
  Organization: { required: ['name'] },
  Offer: { required: ['price', 'priceCurrency'] },
  VideoObject: {
    required: ['name', 'thumbnailUrl', 'uploadDate', 'url'],
    optional: ['description', 'duration', 'inLanguage', 'encodingFormat'],
  },
  AudioObject: {
    required: ['name', 'url'],
    optional: ['description', 'thumbnailUrl', 'uploadDate', 'duration', 'inLanguage', 'encodingFormat'],
  },
  ItemList: { required: ['itemListElement'], optional: ['name', 'description', 'numberOfItems'] },
  BreadcrumbList: { required: ['itemListElement'] },
  ListItem: { required: ['position'], optional: ['name', 'url', 'item'] },
  WebSite: { required: ['name', 'url', 'potentialAction'] },
  SearchAction: { required: ['target', 'query-input'] },
  EntryPoint: { required: ['urlTemplate'] },
};

/** The form of each property with a format of its own. */
const formats: Readonly<Record<string, RegExp>> = {
  url: /^https?:\/\/[^\s/]+\//,
  image: /^https?:\/\/(?!.*token)/,
  thumbnailUrl: /^https?:\/\/(?!.*token)/,
  urlTemplate: /^https?:\/\/.*\{search_term_string\}/,
  startDate: /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/,
  endDate: /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/,
  uploadDate: /^\d{4}-\d\d-\d\d(T[\d:.]+Z)?$/,
  duration: /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/,
  timeRequired: /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/,
  price: /^\d+(\.\d+)?$/,
  priceCurrency: /^[A-Z]{3}$/,
};

type Fields = Readonly<Record<string, unknown>>;

/** Returns what is wrong with a graph or an object: missing, unexpected, empty and malformed properties. */
export function problemsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) {
    return [
      ...value.flatMap((one, index) => problemsOf(one, `${path}[${index}]`)),
      ...positions(value, path),
    ];
  }
  if (typeof value !== 'object' || value === null) return problemsOfText(value, path);
  const fields = value as Fields;
  const inner = Object.entries(fields).flatMap(([name, one]) => problemsOf(one, `${path}.${name}`));
  return '@graph' in fields ? inner : [...inner, ...problemsOfType(fields, path)];
}

function problemsOfType(fields: Fields, path: string): string[] {
  const type = String(fields['@type']);
  const rule = rules[type];
  if (!rule) return [`${path} has the type ${type}`];
  const { required, optional = [] } = rule;
  const allowed = ['@type', ...required, ...optional];
  return [
    ...required.filter((name) => !(name in fields)).map((name) => `${path} (${type}) has no ${name}`),
    ...Object.keys(fields)
      .filter((name) => !allowed.includes(name))
      .map((name) => `${path} (${type}) has ${name}`),
    ...(type === 'ListItem' && !('item' in fields) && !('url' in fields) ? [`${path} has no address`] : []),
  ];
}

function problemsOfText(value: unknown, path: string): string[] {
  const name = path.replace(/^.*\./, '');
  if (value === undefined || value === null || value === '') return [`${path} is empty`];
  const format = formats[name];
  const text = JSON.stringify(value).replace(/^"|"$/g, '');
  return format && !format.test(text) ? [`${path} is ${text}`] : [];
}

/** The entries of a list are numbered from 1. */
function positions(values: readonly unknown[], path: string): string[] {
  if (values.length === 0) return [`${path} is empty`];
  const numbers = values.flatMap((one) => (one as Partial<Fields>)['position'] ?? []);
  return numbers.every((number, index) => number === index + 1)
    ? []
    : [`${path} is numbered ${JSON.stringify(numbers)}`];
}
