import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { blockTexts, contentTypes } from '../../docs/.vitepress/pages/block-texts';
import { calls } from '../../docs/.vitepress/pages/openapi';
import { repositoryAddress, repositoryLinks } from '../../docs/.vitepress/config/repository';
import { blockFields } from '../../docs/.vitepress/pages/block-fields';
import { examplePage } from '../../docs/.vitepress/theme/example-page';
import { exampleOf, sampleConfiguration } from '../../docs/.vitepress/theme/sample-configuration';
import { elements, events } from '../../elements/description';
import { readBlock } from '../../src/api/host/block-configuration';
import { readConfiguration } from '../../src/api/host/configuration';
import { readSession } from '../../src/api/host/session-answer';
import { blocks } from '../../src/blocks/registry';
import { contentTypeNumbers } from '../../src/domain/home/content-types';

interface Sample {
  title: string;
  info: string;
  code: string;
}

const documents = readdirSync('docs', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md') && !/^(decisions|\.vitepress)\//.test(name))
  .map((name) => ({ name, text: readFileSync(`docs/${name}`, 'utf8') }));

const samples: readonly Sample[] = documents.flatMap(({ name, text }) =>
  [...text.matchAll(/^```([^\n]+)\n([\s\S]*?)^```$/gm)].map(([, info = '', code = '']) => ({
    title: `${name}: ${code.split('\n')[0] ?? ''}`,
    info,
    code,
  })),
);
const samplesIn = (...languages: readonly string[]) =>
  samples.filter(({ info }) => languages.includes(info.split(' ')[0] ?? ''));

const address = 'https://portal.example/config.json';

/** The tags of ours in HTML, with the names of their attributes. */
function ourTags(html: string): { tag: string; attributes: string[] }[] {
  const withoutValues = html.replace(/'[^']*'|"[^"]*"/g, '""');
  return [...withoutValues.matchAll(/<(lp-[a-z-]+)([^>]*)>/g)].map(([, tag = '', rest = '']) => ({
    tag,
    attributes: [...rest.matchAll(/([a-z-]+)(?==|\s|$)/g)].map(([, name = '']) => name),
  }));
}

describe('a sample of the documentation', () => {
  it.each(samplesIn('js', 'ts'))('is valid code: $title', ({ info, code }) => {
    const { diagnostics } = ts.transpileModule(code, {
      reportDiagnostics: true,
      fileName: info.startsWith('ts') ? 'sample.ts' : 'sample.js',
      compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
    });
    expect(diagnostics?.map(({ messageText }) => messageText)).toEqual([]);
  });

  it.each(samplesIn('js', 'ts'))('listens to events that exist: $title', ({ code }) => {
    const named = [...code.matchAll(/addEventListener\('(lp-[a-z-]+)'/g)].map(([, name]) => name);
    expect(named.filter((name) => !Object.hasOwn(events, name ?? ''))).toEqual([]);
  });

  it.each(samplesIn('json'))('is valid JSON: $title', ({ code }) => {
    expect(JSON.parse(code)).toBeTypeOf('object');
  });

  it.each(samplesIn('html'))('has elements and attributes that exist: $title', ({ code }) => {
    for (const { tag, attributes } of ourTags(code)) {
      const described = Object.keys(
        (elements as Record<string, { attributes: object }>)[tag]?.attributes ?? {},
      );
      expect(described, tag).toEqual(expect.arrayContaining(attributes));
    }
  });

  it('is a configuration without a mistake', () => {
    const found = samples.filter(({ info }) => info === 'json configuration');
    expect(found.length).toBeGreaterThan(0);
    for (const { code } of found) expect(readConfiguration(JSON.parse(code), address).problems).toEqual([]);
  });

  it('is a session without a mistake', () => {
    const found = samples.filter(({ info }) => info === 'json session');
    expect(found.length).toBeGreaterThan(0);
    for (const { code } of found) {
      const answer = JSON.parse(code) as { session: unknown };
      expect(readSession(answer.session).problems).toEqual([]);
    }
  });
});

describe('the page of a kind of block', () => {
  it('exists for every kind', () => {
    expect([...contentTypes].sort()).toEqual(Object.keys(contentTypeNumbers).sort());
  });

  it.each(contentTypes)('has an example without a mistake, and the audience of the kind: %s', (name) => {
    const { block, problems } = readBlock(blockTexts[name].example, 'block', { kinds: blocks });
    expect(problems).toEqual([]);
    expect(block?.kind.name).toBe(name);
    expect(block?.kind.audience).toBe(blockTexts[name].audience);
  });

  it('names calls that exist', () => {
    const operations = calls.map(({ operation }) => operation.operationId);
    const named = contentTypes.flatMap((name) => blockTexts[name].calls);
    expect(operations).toEqual(expect.arrayContaining(named));
  });

  it('lists every field that the reader of blocks has', () => {
    const source = readFileSync('src/api/host/block-configuration.ts', 'utf8');
    const schema = /const BlockResponse = v\.object\(\{([\s\S]*?)\n\}\);/.exec(source)?.[1] ?? '';
    const fields = [...schema.matchAll(/^ {2}(\w+):/gm)].map(([, name = '']) => name);
    const text = documents.map((document) => document.text).join('\n') + JSON.stringify(blockTexts);
    const listed = new Set(blockFields.flatMap(({ name }) => name.split('.')));
    expect(fields.length).toBeGreaterThan(20);
    expect(fields.filter((name) => !listed.has(name) && !text.includes(name))).toEqual([]);
  });
});

describe('the page of a running example', () => {
  const page = (code: string, language: 'html' | 'json' = 'html') =>
    examplePage({ ...exampleOf(language, code), elements: '/docs/lp-catalog/' });

  it('has a configuration that a preview accepts without services', () => {
    expect(readConfiguration(sampleConfiguration, address, { isPreview: true }).problems).toEqual([]);
    expect(readConfiguration(sampleConfiguration, address).problems).not.toEqual([]);
  });

  it('listens to all events', () => {
    const [, listened = ''] = /const event of (\[.*?\])/.exec(page('')) ?? [];
    expect((JSON.parse(listened) as string[]).sort()).toEqual(Object.keys(events).sort());
  });

  it('contains the code as it is', () => {
    expect(page('<lp-search results></lp-search>')).toContain('<lp-search results></lp-search>');
  });

  it('has no block that could end its script', () => {
    const text = page(JSON.stringify({ contentType: 'News', listName: '</script><b>' }), 'json');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
  });

  it('throws for JSON that cannot be parsed', () => {
    expect(() => page('{', 'json')).toThrow(SyntaxError);
  });
});

describe('the links of the documentation to its repository', () => {
  it('lead to the repository of the build, and to the file of a page', () => {
    const address = repositoryAddress({ GITHUB_REPOSITORY: 'elmvik/catalog' });
    expect(address).toBe('https://github.com/elmvik/catalog');
    expect(repositoryLinks(address).editLink?.pattern).toBe(`${address}/edit/main/docs/:path`);
    expect(repositoryAddress({ DOCS_REPOSITORY: 'https://git.example/c/', GITHUB_REPOSITORY: 'a/b' })).toBe(
      'https://git.example/c',
    );
  });

  it('are missing in a build that has no repository', () => {
    expect(repositoryLinks(repositoryAddress({}))).toEqual({});
  });
});
