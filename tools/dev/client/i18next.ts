import { createInstance as create, type i18n, type InitOptions } from 'i18next';

/** Every i18next of the page. */
const instances: i18n[] = [];

/** As the library's own, for hot updates: the instance is recorded. */
export function createInstance(options?: InitOptions): i18n {
  const instance = create(options);
  instances.push(instance);
  return instance;
}

type Texts = Record<string, string>;

const namespace = 'translation';

interface Change {
  before: Texts;
  after: Texts;
}

/**
 * Shows the changed texts of a locale file. A text that the page replaced by a label of its own stays; a language that
 * borrows texts of another one has the change after a reload.
 */
export function replaceTexts(culture: string, { before, after }: Change): void {
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  for (const instance of instances) {
    const shown = changed.filter((key) => instance.getResource(culture, namespace, key) === before[key]);
    const texts = Object.fromEntries(shown.map((key) => [key, after[key]]));
    instance.addResourceBundle(culture, namespace, texts, true, true, { silent: true });
    // What renders texts subscribes to this event.
    instance.emit('languageChanged', instance.language);
  }
}
