import * as v from 'valibot';
import { readContentType } from '../../domain/home/content-types';
import { readChannelSource, type HomeBlock } from '../../domain/home/home-block';
import { homeImageSize, readBlockSize, readItemLayout, readLayoutKind } from '../../domain/home/layouts';
import { code, flag, id, list, maybeId, maybeText, text } from '../answers/fields';
import { readElements } from './element-configuration';
import { readFitting } from './problems';

const shownUnlessOff = v.nullish(v.boolean(), true);

const WireBlock = v.object({
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

type WireBlock = v.InferOutput<typeof WireBlock>;

/** A block, unless it cannot be read, and what does not fit; the other blocks of the page are not touched (O-11). */
export interface ReadBlock {
  block?: HomeBlock;
  problems: string[];
}

/** Is told what is wrong with the elements of a block, once somebody wants them. */
type Tell = (problems: readonly string[]) => void;

/**
 * Reads one configured block of the home page (R-ENTITY-007); `path` names its place in the configuration. Its elements
 * are read when they are first wanted: a long home has hundreds, and few of them in sight.
 */
export function readBlock(given: unknown, path: string, tell: Tell = () => undefined): ReadBlock {
  const { output: wire, problems } = readFitting(WireBlock, given, path);
  if (!wire) return { problems };
  const contentType = readContentType(wire.contentType);
  if (!contentType) {
    const problem = `${path}.contentType: expected a content type by name or number 0 to 16, got "${wire.contentType}"`;
    return { problems: [...problems, problem] };
  }
  return { block: toBlock({ wire, contentType, path, tell }), problems };
}

interface Parts {
  wire: WireBlock;
  contentType: HomeBlock['contentType'];
  path: string;
  tell: Tell;
}

function toBlock({ wire, contentType, path, tell }: Parts): HomeBlock {
  let elements: HomeBlock['elements'] | undefined;
  return {
    id: wire.customComponentId ?? `${contentType}-${path}`,
    contentType,
    ...display(wire),
    ...given('channelSource', wire.source == null ? undefined : readChannelSource(wire.source)),
    ...given('listName', wire.listName || undefined),
    ...given('description', wire.description || undefined),
    ...given('backgroundColour', wire.addBackgroundColor ? wire.backgroundColor : undefined),
    ...given('textColour', wire.textColor),
    ...given('customCss', wire.customCSS),
    viewMoreLinks: wire.hasViewMoreLinks ? wire.viewMoreLinks.flatMap(viewMoreLink) : [],
    allowsUserEdit: wire.customListAllowUserEdit,
    get elements() {
      if (elements) return elements;
      const read = readElements(wire.elements, `${path}.elements`);
      if (read.problems.length > 0) tell(read.problems);
      return (elements = read.elements);
    },
  };
}

function display(wire: WireBlock) {
  const ui = wire.componentUi;
  return {
    ...given('layoutKind', readLayoutKind(ui?.layoutKind ?? wire.layoutKind)),
    itemLayout: readItemLayout(ui?.itemLayout ?? wire.itemLayout),
    isFullWidth: ui?.fullWidth ?? false,
    imageSize: homeImageSize(ui?.imageUiSize),
    showOnlyImage: ui?.showOnlyImage ?? false,
    size: readBlockSize(wire.size),
    showListName: wire.showListName,
    showDescription: wire.showDescription,
    showElementDescription: wire.showElementDescription,
    showElementExtraInfo: wire.showElementExtraInfo,
    showElementStatus: wire.showElementStatus,
    showElementType: wire.showElementType,
    showStatusFilter: wire.showMAStatusFilter,
    showTypeFilter: wire.showMATypeFilter,
    showArchivedFilter: wire.showMAArchivedFilter,
  };
}

/** A labelled link, or a bare address that is its own label. */
function viewMoreLink(wire: unknown): HomeBlock['viewMoreLinks'] {
  if (typeof wire === 'string') return [{ name: wire, link: wire, openInNewWindow: false }];
  const read = v.safeParse(v.object({ name: text, link: id, openInNewWindow: flag }), wire);
  return read.success ? [{ ...read.output, name: read.output.name || read.output.link }] : [];
}

const given = <Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } =>
  (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
