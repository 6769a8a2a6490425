import type { TagCategory } from '../catalog-format';
import { escapeHtml } from '../pages/page';
import type { About } from './about';

const linkedTags = 8;

/** The home page of an imported catalog: search, the source with its licence, own activities and ways into the search. */
export function defaultHome(about: About, tagCategories: readonly TagCategory[]): Record<string, unknown>[] {
  const by = about.attribution === undefined ? '' : ` by ${about.attribution}`;
  const text = `<p>From ${escapeHtml(about.source)}${escapeHtml(by)}. Licence: ${escapeHtml(about.licence)}.</p>`;
  const [first] = tagCategories;
  return [
    block(1, { contentType: 16, listName: 'Search', showListName: false }),
    block(2, {
      contentType: 0,
      listName: first?.name ?? 'Topics',
      componentUi: {
        itemLayout: 'SquareHorizontal',
        imageUiSize: 'medium',
        fullWidth: false,
        showOnlyImage: false,
      },
      elements: (first?.tags ?? []).slice(0, linkedTags).map(searchLink),
    }),
    block(3, { contentType: 2, listName: 'My activities' }),
    block(4, {
      contentType: 9,
      listName: 'In your target group',
      componentUi: {
        itemLayout: 'SquareHorizontal',
        imageUiSize: 'medium',
        fullWidth: false,
        showOnlyImage: false,
      },
    }),
    block(5, { contentType: 13, listName: 'About this catalog', description: text }),
  ];
}

function block(number: number, more: Record<string, unknown>): Record<string, unknown> {
  return {
    customComponentId: `00000000-0000-4000-8000-00000000000${number}`,
    showListName: true,
    description: '',
    showDescription: false,
    componentUi: { itemLayout: 'Multiple', imageUiSize: 'medium', fullWidth: false, showOnlyImage: false },
    addBackgroundColor: false,
    showElementDescription: true,
    showElementExtraInfo: true,
    showElementStatus: true,
    showElementType: true,
    size: 'Medium',
    ...more,
  };
}

/** A link into the search for one tag (R-ENTITY-017, A-044). */
function searchLink(tag: TagCategory['tags'][number], index: number): Record<string, unknown> {
  return {
    customElementId: `link-${index + 1}`,
    name: tag.name,
    description: '',
    type: 'InternalPageLink',
    imageId: `topic-${tag.id}`,
    link: JSON.stringify({ internalPageType: 'searchAll', searchPhrase: '', tag: [tag.id] }),
    isDisplayConditionEnabled: false,
  };
}
