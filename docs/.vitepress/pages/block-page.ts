import { contentTypeNumbers, type ContentType } from '../../../src/domain/home/content-types';
import { blockTexts, contentTypes } from './block-texts';
import { code, table } from '../../../tools/generate/reference/markdown';
import { fence, frontmatter, sections, slug } from './markdown';
import { calls } from './openapi';

/** Returns the page of a kind of block: a running example, its configuration, who sees it and what it calls. */
export function blockPage(contentType: ContentType): string {
  const { about, notes = [], audience, example, calls: operations } = blockTexts[contentType];
  return sections(
    frontmatter(contentType, about),
    `# ${contentType}`,
    about,
    fence('json live height=420', JSON.stringify(example, undefined, 2)),
    'Edit the configuration to see what changes. The example has sample data.',
    [
      `The \`contentType\` is ${code(contentType)} or ${code(String(contentTypeNumbers[contentType]))}.`,
      audience === 'users' ? 'Signed-in people see the block.' : 'Everybody sees the block.',
      operations.length === 0 ? 'It makes no calls.' : `It calls ${operations.map(callLink).join(' and ')}.`,
      ...notes,
    ]
      .map((note) => `- ${note}`)
      .join('\n'),
    'Every block also has the [shared fields](/blocks/#shared-fields).',
  );
}

function callLink(operation: string): string {
  const service = calls.find((call) => call.operation.operationId === operation)?.service;
  return `[${code(operation)}](/api/${service ?? 'index'}#${operation})`;
}

/** Returns the table of all kinds of blocks. */
export const blockTable = (): string =>
  table(
    ['block', 'shows', 'who sees it'],
    contentTypes.map((name) => [
      `[${name}](/blocks/${slug(name)})`,
      blockTexts[name].about,
      blockTexts[name].audience === 'users' ? 'signed-in people' : 'everybody',
    ]),
  );
