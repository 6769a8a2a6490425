import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tool = new URL('../../../tools/release/addresses.mjs', import.meta.url).href;
const { addressProblems } = (await import(tool)) as {
  addressProblems: (manifest: object, remote: string | undefined) => string[];
};

const page = 'https://github.com/academy/lp-catalog';
const manifest = {
  repository: { type: 'git', url: `git+${page}.git` },
  homepage: `${page}#readme`,
  bugs: `${page}/issues`,
};

describe('the release', () => {
  it.each([
    page,
    `${page}.git`,
    'git@github.com:academy/lp-catalog.git',
    'ssh://git@github.com/academy/lp-catalog.git',
    'https://token@github.com/academy/lp-catalog.git',
  ])('accepts addresses that are those of the repository at %s', (remote) => {
    expect(addressProblems(manifest, remote)).toEqual([]);
  });

  it('accepts a homepage and a tracker on another host', () => {
    const own = { ...manifest, homepage: 'https://academy.example', bugs: { url: 'https://bugs.example' } };
    expect(addressProblems(own, page)).toEqual([]);
  });

  it('is refused while the addresses are placeholders', () => {
    expect(addressProblems(manifest, 'https://github.com/somebody/portal')).toEqual([
      `repository: expected https://github.com/somebody/portal, got ${page}`,
      `homepage: expected an address below https://github.com/somebody/portal, got ${page}#readme`,
      `bugs: expected an address below https://github.com/somebody/portal, got ${page}/issues`,
    ]);
    expect(addressProblems(manifest, `${page}-2`)).toHaveLength(3);
  });

  it.each([
    ['no repository', { ...manifest, repository: undefined }, page],
    ['no homepage', { ...manifest, homepage: undefined }, page],
    ['the field private', { ...manifest, private: true }, page],
    ['a clone without a remote', manifest, undefined],
  ])('is refused with %s', (_, wrong, remote) => {
    expect(addressProblems(wrong, remote)).toHaveLength(1);
  });

  it('checks the addresses before anything is published', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(scripts['release:publish']).toMatch(/^npm run release:check && changeset publish$/);
    expect(scripts['release']).toMatch(/^npm run release:check && /);
  });

  it('publishes with provenance from the workflow', () => {
    const workflow = readFileSync('.github/workflows/release.yml', 'utf8');
    expect(workflow).toContain('publish: npm run release:publish');
    expect(workflow).toContain('id-token: write');
    expect(workflow).toMatch(/NPM_CONFIG_PROVENANCE: 'true'/);
  });
});
