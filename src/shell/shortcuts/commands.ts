import { mayChangeCatalog, withMarketplaces, type Catalog } from '../../domain/catalog/catalog';
import type { Route } from '../../domain/navigation/routes';
import { startsSearch } from '../../domain/search/phrase';
import { menuOf } from '../../domain/session/menu';
import type { TextKey } from '../../domain/text-key';
import { useText } from '../../i18n/texts';
import { openCatalog } from '../../state/catalog/catalog-change';
import { follow } from '../../state/navigation/navigation';
import { useElementContext, type ElementContext } from '../../state/portal/element-context';
import { useConfiguration } from '../../state/portal/portal-state';
import { useSession } from '../../state/session/hooks';

/** Something that the command palette offers. */
export interface Command {
  key: string;
  text: string;
  run: (context: ElementContext) => void;
}

export interface CommandGroup {
  /** The heading. The search has none. */
  title?: TextKey;
  commands: readonly Command[];
}

/**
 * Returns the commands whose text contains what a person typed, in groups: the screens of the menu, the other catalogs,
 * and a search for the typed text. Omits empty groups.
 */
export function useCommands(typed: string): CommandGroup[] {
  const { t, culture } = useText();
  const { catalog } = useElementContext();
  const catalogs = useConfiguration()?.catalogs ?? [];
  const menu = menuOf(useSession());
  const phrase = typed.trim();
  const matches = ({ text }: Command) =>
    text.toLocaleLowerCase(culture).includes(phrase.toLocaleLowerCase(culture));
  const screen = (isShown: boolean, text: TextKey, to: Route): Command[] =>
    isShown ? [{ key: `screen-${to.name}`, text: t(text), run: (context) => follow(context, to) }] : [];
  const screens = [
    ...screen(menu.home, 'HEADER_HOME', { name: 'home' }),
    ...screen(menu.lists, 'HEADER_LISTS', { name: 'lists', listType: 'favorites' }),
    ...screen(menu.activities, 'HEADER_ACTIVITIES', { name: 'seeAll', contentType: 'MyActivities' }),
    ...screen(menu.search, 'RESULTS_ALL', { name: 'searchAll' }),
  ];
  const groups: CommandGroup[] = [
    { title: 'PALETTE_SCREENS', commands: screens.filter(matches) },
    {
      title: 'PALETTE_CATALOGS',
      commands: otherCatalogs(catalogs, catalog).map(catalogCommand).filter(matches),
    },
  ];
  if (menu.search && startsSearch(phrase))
    groups.push({ commands: [searchCommand(phrase, t('SEARCH_SEE_ALL_FOR', { phrase }))] });
  return groups.filter(({ commands }) => commands.length > 0);
}

const otherCatalogs = (catalogs: readonly Catalog[], current: Catalog): Catalog[] =>
  mayChangeCatalog(current) ? withMarketplaces(catalogs).filter(({ id }) => id !== current.id) : [];

const catalogCommand = (catalog: Catalog): Command => ({
  key: `catalog-${catalog.id}`,
  text: catalog.name,
  run: (context) => openCatalog(context, catalog),
});

const searchCommand = (phrase: string, text: string): Command => ({
  key: 'search',
  text,
  run: (context) => {
    context.element.emit('lp-search', { phrase });
    follow(context, { name: 'search', phrase });
  },
});
