import type { ArrangedElement } from '../../domain/custom-elements/saved-order';
import type { TextKey } from '../../domain/text-key';
import type { useText } from '../../i18n/text';

type Translate = ReturnType<typeof useText>['t'];

/** What is said while an element is dragged, in the language of the page. */
export function dragWords(t: Translate, shown: readonly ArrangedElement[]) {
  const names = new Map(shown.map(({ element }) => [element.id, element.name]));
  const say = (key: TextKey) => (id: string, position: number) =>
    t(key, { name: names.get(id) ?? '', position, total: shown.length });
  return {
    instructions: t('ARRANGE_INSTRUCTIONS'),
    lifted: say('ARRANGE_LIFTED'),
    over: say('ARRANGE_MOVED'),
    dropped: say('ARRANGE_DROPPED'),
    cancelled: say('ARRANGE_CANCELLED'),
  };
}
