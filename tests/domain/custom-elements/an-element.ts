import type { CustomElement } from '../../../src/domain/custom-elements/custom-element';

/** An element for tests; only what a test is about is given. */
export function anElement(fields: Partial<CustomElement> & { id: string }): CustomElement {
  return { type: 'Link', name: `Element ${fields.id}`, iconNumber: 0, ...fields };
}
