import * as v from 'valibot';
import { compact } from '../../domain/compact';
import type { Problem } from '../../domain/setup/problem';
import type { BlockKind, BlockKinds } from '../../domain/home/block-kind';
import { contentTypeNumbers, readContentType } from '../../domain/home/content-types';
import { readChannelSource, type HomeBlock } from '../../domain/home/home-block';
import { homeImageSize, readBlockSize, readItemLayout, readLayoutKind } from '../../domain/home/layouts';
import { code, flag, id, list, maybeId, maybeText, text } from '../answers/fields';
import { readElements } from './element-configuration';
import { readFitting } from './problems';

const shownUnlessOff = v.nullish(v.boolean(), true);

const BlockResponse = v.object({
  contentType: code,
  source: v.nullish(code),
  customComponentId: maybeId,
  listName: text,
  showListName: shownUnlessOff,
  description: text,
  showDescription: shownUnlessOff,
  componentUi: v.nullish(
    v.object({
      fullWidth: flag,
      imageUiSize: v.nullish(code),
      showOnlyImage: flag,
      layoutKind: v.nullish(code),
      itemLayout: v.nullish(code),
    }),
  ),
  layoutKind: v.nullish(code),
  itemLayout: v.nullish(code),
  addBackgroundColor: flag,
  backgroundColor: maybeText,
  textColor: maybeText,
  hasViewMoreLinks: flag,
  viewMoreLinks: list,
  showElementDescription: shownUnlessOff,
  showElementExtraInfo: shownUnlessOff,
  showElementStatus: shownUnlessOff,
  showElementType: shownUnlessOff,
  showMAStatusFilter: shownUnlessOff,
  showMATypeFilter: shownUnlessOff,
  showMAArchivedFilter: shownUnlessOff,
  customCSS: maybeText,
  size: v.nullish(code),
  customListAllowUserEdit: flag,
  elements: list,
});

export type BlockResponse = v.InferOutput<typeof BlockResponse>;

/**
 * A block and the problems of its configuration. The block is undefined if it is unreadable, which does not affect the
 * other blocks of the page.
 * @see O-11
 */
export interface ReadBlock {
  block?: HomeBlock;
  problems: Problem[];
}

interface ReadOptions {
  kinds: BlockKinds;
  /** Receives the problems with the elements of a block when the elements are first read. */
  reportProblems?: (problems: readonly Problem[]) => void;
}

/**
 * Parses one configured block of the home page. `path` is its path in the configuration. Parses its elements lazily, at
 * the first read, because a long home page has hundreds of elements and few of them are visible.
 * @see R-ENTITY-007
 */
export function readBlock(
  input: unknown,
  path: string,
  { kinds, reportProblems = () => undefined }: ReadOptions,
): ReadBlock {
  const { output: response, problems } = readFitting(BlockResponse, input, path);
  if (!response) return { problems };
  const contentType = readContentType(response.contentType);
  if (!contentType) {
    const last = Math.max(...Object.values(contentTypeNumbers));
    const problem = {
      field: `${path}.contentType`,
      expected: `a content type by name or number 0 to ${last}`,
      actual: `"${response.contentType}"`,
    };
    return { problems: [...problems, problem] };
  }
  return { block: toBlock({ response, kind: kinds[contentType], path, reportProblems }), problems };
}

interface Parts {
  response: BlockResponse;
  kind: BlockKind;
  path: string;
  reportProblems: NonNullable<ReadOptions['reportProblems']>;
}

/** The fields that a block may lack. */
type OptionalFields = Pick<
  HomeBlock,
  | 'channelSource'
  | 'listName'
  | 'description'
  | 'backgroundColour'
  | 'textColour'
  | 'customCss'
  | 'layoutKind'
>;

function toBlock({ response, kind, path, reportProblems }: Parts): HomeBlock {
  let elements: HomeBlock['elements'] | undefined;
  return {
    id: response.customComponentId ?? `${kind.name}-${path}`,
    kind,
    ...display(response),
    ...compact<OptionalFields>({
      channelSource: response.source == null ? undefined : readChannelSource(response.source),
      listName: response.listName || undefined,
      description: response.description || undefined,
      backgroundColour: response.addBackgroundColor ? response.backgroundColor : undefined,
      textColour: response.textColor,
      customCss: response.customCSS,
      layoutKind: readLayoutKind(response.componentUi?.layoutKind ?? response.layoutKind),
    }),
    viewMoreLinks: response.hasViewMoreLinks ? response.viewMoreLinks.flatMap(viewMoreLink) : [],
    allowsUserEdit: response.customListAllowUserEdit,
    get elements() {
      if (elements) return elements;
      const read = readElements(response.elements, `${path}.elements`);
      if (read.problems.length > 0) reportProblems(read.problems);
      return (elements = read.elements);
    },
  };
}

function display(response: BlockResponse) {
  const ui = response.componentUi;
  return {
    itemLayout: readItemLayout(ui?.itemLayout ?? response.itemLayout),
    isFullWidth: ui?.fullWidth ?? false,
    imageSize: homeImageSize(ui?.imageUiSize),
    showOnlyImage: ui?.showOnlyImage ?? false,
    size: readBlockSize(response.size),
    showListName: response.showListName,
    showDescription: response.showDescription,
    showElementDescription: response.showElementDescription,
    showElementExtraInfo: response.showElementExtraInfo,
    showElementStatus: response.showElementStatus,
    showElementType: response.showElementType,
    showStatusFilter: response.showMAStatusFilter,
    showTypeFilter: response.showMATypeFilter,
    showArchivedFilter: response.showMAArchivedFilter,
  };
}

/** Parses a labelled link, or a bare address that is also its label. @see A-029 */
function viewMoreLink(response: unknown): HomeBlock['viewMoreLinks'] {
  if (typeof response === 'string') return [{ name: response, link: response, openInNewWindow: false }];
  const read = v.safeParse(v.object({ name: text, link: id, openInNewWindow: flag }), response);
  return read.success ? [{ ...read.output, name: read.output.name || read.output.link }] : [];
}
