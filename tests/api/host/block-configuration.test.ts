import { describe, expect, it } from 'vitest';
import { readBlock as parseBlock } from '../../../src/api/host/block-configuration';
import { blocks as kinds } from '../../../src/blocks/registry';
import { problemMessage, type Problem } from '../../../src/domain/setup/problem';

const path = 'config.catalogs[0].components[2]';

function readBlock(response: unknown, at: string, report: (problems: readonly string[]) => void = () => {}) {
  const reportProblems = (problems: readonly Problem[]) => report(problems.map(problemMessage));
  const read = parseBlock(response, at, { kinds, reportProblems });
  return { ...read, problems: read.problems.map(problemMessage) };
}

function block(more: object) {
  const { block: read, problems } = readBlock({ contentType: 3, ...more }, path);
  if (!read) throw new Error(problems.join());
  return read;
}

describe('a block of home', () => {
  it('is read with all settings of the editor [R-ENTITY-007 R-ENTITY-009]', () => {
    const response = {
      contentType: 'CustomList',
      customComponentId: 12,
      listName: 'Mine',
      showListName: false,
      description: 'Text',
      showDescription: false,
      componentUi: { fullWidth: true, imageUiSize: 'large', showOnlyImage: true },
      addBackgroundColor: true,
      backgroundColor: '#eee',
      textColor: '#111',
      hasViewMoreLinks: true,
      viewMoreLinks: [{ name: 'More', link: '/x', openInNewWindow: true }],
      showElementDescription: false,
      showElementExtraInfo: false,
      showElementStatus: false,
      showElementType: false,
      customCSS: 'a{}',
      size: 'Large',
      customListAllowUserEdit: true,
      elements: [{ customElementId: 1, name: 'One' }],
    };
    expect(readBlock(response, path)).toMatchObject({ problems: [] });
    expect(block(response)).toMatchObject({
      id: '12',
      kind: { name: 'CustomList' },
      listName: 'Mine',
      showListName: false,
      description: 'Text',
      showDescription: false,
      isFullWidth: true,
      imageSize: 'large',
      showOnlyImage: true,
      backgroundColour: '#eee',
      textColour: '#111',
      viewMoreLinks: [{ name: 'More', link: '/x', openInNewWindow: true }],
      showElementDescription: false,
      showElementExtraInfo: false,
      showElementStatus: false,
      showElementType: false,
      customCss: 'a{}',
      size: 'Large',
      allowsUserEdit: true,
      elements: [{ id: '1', name: 'One' }],
    });
  });

  it('shows everything by default and for null [A-126]', () => {
    const names = 'componentUi showListName showDescription viewMoreLinks size elements source customCSS';
    const nulls = Object.fromEntries(names.split(' ').map((name) => [name, null]));
    expect(block(nulls)).toEqual(block({}));
    expect(block({})).toMatchObject({
      showListName: true,
      showDescription: true,
      showElementDescription: true,
      showElementExtraInfo: true,
      showElementStatus: true,
      showElementType: true,
      isFullWidth: false,
      showOnlyImage: false,
      allowsUserEdit: false,
      viewMoreLinks: [],
      elements: [],
    });
  });

  it.each([
    [{ contentType: 1, source: 2 }, { kind: { name: 'Channel' }, channelSource: 2 }, 'R-ENTITY-008'],
    [{ contentType: 16 }, { kind: { name: 'Searchbar' } }, 'R-ENTITY-010'],
    [{ layoutKind: 1 }, { layoutKind: 'BannerAndSearch' }, 'R-ENTITY-011'],
    [{ componentUi: { layoutKind: 'imageAndText' } }, { layoutKind: 'ImageAndText' }, 'R-ENTITY-011'],
    [{ componentUi: { itemLayout: 3 }, itemLayout: 0 }, { itemLayout: 'SquareGrid' }, 'R-HOME-007'],
    [{}, { imageSize: 'medium', size: 'Medium' }, 'R-ENTITY-084'],
  ])('is read from %j as %j [%s]', (...[response, read]) => {
    expect(block(response)).toMatchObject(read);
  });

  it.each([
    ['addBackgroundColor', { addBackgroundColor: false, backgroundColor: '#eee' }, 'backgroundColour'],
    ['a source of 1 or 2', { contentType: 1, source: 3 }, 'channelSource'],
  ])('needs %s [R-ENTITY-007]', (_, response, field) => {
    expect(block(response)).not.toHaveProperty(field);
  });

  it('reads an address as a link with itself as label, and no links when they are off [A-029]', () => {
    const links = ['/a', { link: '/b' }, { name: 'no link' }];
    expect(block({ hasViewMoreLinks: true, viewMoreLinks: links }).viewMoreLinks).toEqual([
      { name: '/a', link: '/a', openInNewWindow: false },
      { name: '/b', link: '/b', openInNewWindow: false },
    ]);
    expect(block({ hasViewMoreLinks: false, viewMoreLinks: links }).viewMoreLinks).toEqual([]);
  });

  it('has a different id from other blocks without an id [A-026]', () => {
    const [first, second] = ['components[0]', 'components[1]'].map((path) =>
      readBlock({ contentType: 3 }, path),
    );
    expect(first?.block?.id).not.toBe(second?.block?.id);
  });
});

describe('an invalid block', () => {
  it.each([
    [{}, `${path}.contentType: expected "contentType", got undefined`],
    [{ contentType: 99 }, `${path}.contentType: expected a content type by name or number 0 to 16, got "99"`],
  ])(
    'is dropped when its content type is unknown, and its field is reported: %j [O-11]',
    (response, problem) => {
      expect(readBlock(response, path)).toEqual({ problems: [problem] });
    },
  );

  it.each([
    [{ contentType: 3, size: {} }, `${path}.size: expected (string | number), got Object`],
    [{ contentType: 3, elements: {} }, `${path}.elements: expected Array, got Object`],
    [
      { contentType: 3, componentUi: { fullWidth: 'x' } },
      `${path}.componentUi.fullWidth: expected boolean, got "x"`,
    ],
  ])('loses only another field, which is reported: %j [O-11]', (response, problem) => {
    const { block: read, problems } = readBlock(response, path);
    expect(problems).toEqual([problem]);
    expect(read?.kind.name).toBe('News');
  });

  it('keeps its valid elements and reports the invalid one [O-11]', () => {
    const reported: string[] = [];
    const response = { contentType: 0, elements: [{ elementId: 1 }, { name: 'x' }] };
    const read = readBlock(response, path, (problems) => reported.push(...problems));
    expect(reported, 'nobody has wanted the elements yet').toEqual([]);
    expect(read.block?.elements).toMatchObject([{ id: '1' }]);
    expect(read.block?.elements, 'they are read once').toBe(read.block?.elements);
    expect(reported).toEqual([
      `${path}.elements[1].customElementId: expected an element with an id, got none`,
    ]);
  });
});
