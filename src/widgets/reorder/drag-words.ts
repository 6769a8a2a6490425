import type { TextKey } from '../../domain/text-key';
import type { useText } from '../../i18n/texts';
import type { Movable } from './DragHandle';

type Translate = ReturnType<typeof useText>['t'];

/** Returns the announcements while an element is dragged, in the language of the page. @see A-109 */
export function dragWords(t: Translate, shown: readonly Movable[]) {
  const names = new Map(shown.map(({ id, name }) => [id, name]));
  const announcement = (key: TextKey) => (id: string, position: number) =>
    t(key, { name: names.get(id) ?? '', position, total: shown.length });
  return {
    lifted: announcement('ARRANGE_LIFTED'),
    over: announcement('ARRANGE_MOVED'),
    dropped: announcement('ARRANGE_DROPPED'),
    cancelled: announcement('ARRANGE_CANCELLED'),
  };
}
