import { plain } from '../../../tools/generate/face';
import { code, table } from '../../../tools/generate/reference/markdown';
import { fence, frontmatter, sections } from './markdown';
import {
  calls,
  openapi,
  resolveAnswer,
  resolveParameter,
  type Answer,
  type Call,
  type Parameter,
  type Schema,
} from './openapi';
import { referencesIn, schemaText } from './schema-text';

/** What each service is for. */
const servicesAbout: Readonly<Record<string, string>> = {
  search: 'Results, suggestions and earlier phrases.',
  frontpage: 'Blocks of home, favourites, lists, interests and posts.',
  elearning: 'Media and packages.',
  courses: 'Courses and their materials.',
  gallery: 'Pictures.',
};

/** Returns the page of a service: every call with its parameters and answers. */
export function apiPage(service: string): string {
  const about = servicesAbout[service] ?? '';
  const own = calls.filter((call) => call.service === service);
  return sections(
    frontmatter(`${service} service`, `Every call of the ${service} service. ${about}`),
    `# ${service} service`,
    about,
    `Paths are joined to \`services.${service}\` of the [configuration](/concepts/configuration). Types are on the page [Types](/api/types).`,
    ...own.map(callSection),
  );
}

function callSection({ method, path, operation }: Call): string {
  const { operationId, summary, description, parameters = [], requestBody, responses } = operation;
  const body = schemaOf(requestBody);
  return sections(
    `## ${sentence(summary ?? words(operationId))} {#${operationId}}`,
    fence('http', `${method} ${path}`),
    description === undefined ? undefined : plain(description).trim(),
    table(['parameter', 'in', 'type', 'what it is'], parameters.map(resolveParameter).map(parameterRow)),
    body === undefined ? undefined : sections('**Body**', typeBlock(body)),
    '**Answers**',
    table(['status', 'what it is', 'body'], Object.entries(responses).map(answerRow)),
    ...inlineAnswers(responses),
  );
}

const parameterRow = ({ name, in: place, required, description, schema }: Parameter): string[] => [
  code(name) + (required === true ? '' : ' (optional)'),
  place,
  code(schemaText(schema)),
  plain(description ?? '').trim(),
];

function answerRow([status, given]: [string, Answer]): string[] {
  const answer = resolveAnswer(given);
  const schema = schemaOf(answer);
  return [status, plain(answer.description ?? '').trim(), schema === undefined ? '' : bodyText(schema)];
}

function bodyText(schema: Schema): string {
  const text = schemaText(schema);
  if (text.includes('\n')) return 'object, below';
  const names = referencesIn(schema);
  return names.length === 0 ? code(text) : `[${code(text)}](/api/types#${String(names[0]).toLowerCase()})`;
}

/** The answers whose type has no name and several fields. */
const inlineAnswers = (responses: Readonly<Record<string, Answer>>): string[] =>
  Object.values(responses)
    .map((answer) => schemaOf(resolveAnswer(answer)))
    .filter((schema) => schema !== undefined)
    .filter((schema) => schemaText(schema).includes('\n'))
    .map(typeBlock);

const typeBlock = (schema: Schema): string => {
  const text = schemaText(schema);
  return text.includes('\n') ? fence('ts', text) : bodyText(schema);
};

const schemaOf = (holder: { content?: Readonly<Record<string, { schema: Schema }>> } | undefined) =>
  Object.values(holder?.content ?? {})[0]?.schema;

/** Returns the page of all named types. */
export function typesPage(): string {
  const rows = Object.entries(openapi.components.schemas).map(([name, schema]) => {
    const text = schemaText(schema);
    return sections(
      `## ${name} {#${name.toLowerCase()}}`,
      plain(schema.description ?? '').trim(),
      fence('ts', text.startsWith('{') ? `interface ${name} ${text}` : `type ${name} = ${text};`),
    );
  });
  return sections(
    frontmatter('Types of calls', 'The types of all parameters, bodies and answers of the services.'),
    '# Types',
    'A field with a question mark may be missing. Your answers may have other fields as well.',
    ...rows,
  );
}

/** Returns an operation id as words: `addListItem` is `Add list item`. */
const words = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function sentence(text: string): string {
  const said = plain(text).trim();
  return said.charAt(0).toUpperCase() + said.slice(1);
}
