import { useEffect, useMemo } from 'react';
import { createMemoryRouter } from '../../browser/history/router';
import { itemTypeOf, itemTypes } from '../../domain/activities/item-types';
import type { Problem } from '../../domain/setup/problem';
import type { FavouriteItem } from '../../domain/favourites/favourite';
import type { CatalogElement, Settings } from '../../state/portal/element-context';
import { tw } from '../../ui/style/tw';
import { FavouriteButton, FavouriteToggle } from '../../widgets/favourite-button/FavouriteButton';
import type { Portal } from '../../state/portal/portal';
import { addProblems } from '../../state/portal/problems';
import type { ElementProps } from '../for-elements';
import { untilRenderable } from '../first-render';
import { Frame } from '../Frame';
import { startPortal } from '../start-portal';

/**
 * Runs before the first render. Starts the portal. Loads the code of the button at the same time, because most pages
 * with this element are for users.
 */
export function beginFavouritesButton(portal: Portal, settings: Settings): Promise<void> {
  startPortal(portal, settings);
  return untilRenderable(portal, FavouriteToggle.preload());
}

/**
 * Renders the favourite button of the item that the attributes name. Renders nothing when they are missing.
 * @see A-161
 */
export function FavouritesButtonElement({ portal, host, settings }: ElementProps) {
  const { elementId, type, name } = settings;
  const read = useMemo(() => readItem({ elementId, type, name }), [elementId, type, name]);
  const router = useMemo(() => createMemoryRouter({ path: '', query: '' }), []);
  useProblem(portal, host, read.problem);
  if (!read.item) return null;
  return (
    <Frame
      portal={portal}
      host={host}
      settings={settings}
      router={router}
      shows={showsNothing}
      isInline
      skeleton={<Skeleton />}
    >
      <FavouriteButton item={read.item} skeleton={<Skeleton />} />
    </Frame>
  );
}

const Skeleton = () => <span className={skeleton} />;
const skeleton = tw('inline-block size-10');

const showsNothing = (): boolean => false;

type ItemSettings = { [Name in 'elementId' | 'type' | 'name']: Settings[Name] | undefined };

type ReadItem = { item: FavouriteItem; problem?: undefined } | { item?: undefined; problem: Problem };

function readItem({ elementId, type, name }: ItemSettings): ReadItem {
  if (!elementId) return { problem: problemOf('element-id', 'an id', elementId) };
  if (!name?.trim()) return { problem: problemOf('name', 'the name of the item', name) };
  try {
    return { item: { elementId, type: itemTypeOf(type ?? ''), originalName: name } };
  } catch {
    return {
      problem: { ...problemOf('type', `a code or one of ${itemTypes.join(', ')}`, type), allowed: itemTypes },
    };
  }
}

function problemOf(field: string, expected: string, value: string | undefined): Problem {
  return {
    code: 'attribute',
    field: `attribute ${field}`,
    expected,
    actual: value === undefined ? 'nothing' : `"${value}"`,
  };
}

function useProblem(portal: Portal, host: CatalogElement, problem: Problem | undefined): void {
  useEffect(() => {
    if (problem) void addProblems(portal, [problem], host);
  }, [portal, host, problem]);
}
