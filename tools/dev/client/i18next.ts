import { createInstance as create, type i18n, type InitOptions } from 'i18next';

/** All i18next instances of the page. */
const instances: i18n[] = [];

/** Creates an instance like the library does, and records it for hot updates. */
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
 * Shows the changed texts of a locale file. A text that the page replaced by a label of its own stays. A language that
 * reuses texts of another language shows the change after a reload.
 */
export function replaceTexts(culture: string, { before, after }: Change): void {
  const changed = Object.keys(after).filter((key) => after[key] !== before[key]);
  for (const instance of instances) {
    const shown = changed.filter((key) => instance.getResource(culture, namespace, key) === before[key]);
    const texts = Object.fromEntries(shown.map((key) => [key, after[key]]));
    instance.addResourceBundle(culture, namespace, texts, true, true, { silent: true });
    // Components that render texts subscribe to this event.
    instance.emit('languageChanged', instance.language);
  }
}
