import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

interface Component {
  name: string;
  version: string;
  'bom-ref': string;
  group?: string;
  properties: { name: string; value: string }[];
}

interface Bill {
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

const tool = (path: string): Promise<unknown> => import(new URL(`../../../${path}`, import.meta.url).href);
const { sbom } = (await tool('tools/package/sbom.mjs')) as {
  sbom: (modules: Record<string, readonly string[]>) => string;
};
const { billProblems } = (await tool('tests/gates/package/bill.mjs')) as {
  billProblems: (document: unknown) => string[];
};

const modules = {
  elements: [
    resolve('node_modules/react-dom/client.js'),
    resolve('node_modules/react/index.js'),
    resolve('node_modules/@dnd-kit/core/dist/core.esm.js'),
    resolve('node_modules/dompurify/dist/purify.es.mjs'),
    `\0${resolve('node_modules/react/cjs/react.js')}?commonjs-exports`,
    resolve('src/shell/frame.tsx'),
    '\0virtual:texts',
  ],
  commands: ['node_modules/hono/dist/index.js', 'node_modules/react/index.js'],
};
const bill = JSON.parse(sbom(modules)) as Bill;
const named = (name: string) => bill.components.find((component) => component.name === name);

describe('the bill of materials', () => {
  it('has the packages with a module in the bundle, each once, and what contains them', () => {
    const rows = bill.components.map(({ group, name, properties }) => [
      [group, name].filter(Boolean).join('/'),
      properties.map(({ value }) => value).join(),
    ]);
    expect(rows).toEqual([
      ['@dnd-kit/core', 'elements'],
      ['dompurify', 'elements'],
      ['hono', 'commands'],
      ['react', 'elements,commands'],
      ['react-dom', 'elements'],
    ]);
  });

  it('has the version, the hash and the licence that the lock file pins', () => {
    expect(named('dompurify')).toMatchObject({
      purl: `pkg:npm/dompurify@${named('dompurify')?.version}`,
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) as string }],
      licenses: [{ expression: '(MPL-2.0 OR Apache-2.0)' }],
    });
    expect(named('core')).toMatchObject({
      purl: expect.stringContaining('pkg:npm/%40dnd-kit/core@') as string,
    });
  });

  it('says which package needs which', () => {
    const needs = (name: string) =>
      bill.dependencies.find(({ ref }) => ref === named(name)?.['bom-ref'])?.dependsOn;
    expect(needs('react-dom')).toEqual([named('react')?.['bom-ref']]);
    expect(needs('react')).toEqual([]);
  });

  it('has what the schema of CycloneDX requires', () => {
    expect(billProblems(bill)).toEqual([]);
  });

  it('is the same for the same build', () => {
    expect(sbom(modules)).toBe(sbom(modules));
  });

  it('stops the build for a package that the lock file does not name', () => {
    expect(() => sbom({ elements: ['node_modules/nothing/index.js'] })).toThrow('node_modules/nothing');
  });
});

describe('the check of a bill of materials', () => {
  it.each([
    ['the format', { bomFormat: 'SPDX' }, 'bomFormat'],
    ['the serial number', { serialNumber: '1' }, 'serialNumber'],
    ['a name', { components: [{ ...bill.components[0], name: undefined }] }, 'components[0].name'],
    [
      'a reference that nothing has',
      { dependencies: [{ ref: 'pkg:npm/x@1', dependsOn: [] }] },
      'dependencies[0].ref',
    ],
    ['a field that the schema lacks', { more: 1 }, 'more'],
  ])('reports %s', (_, wrong, field) => {
    expect(billProblems({ ...bill, ...wrong }).join('\n')).toContain(`${field}:`);
  });
});
