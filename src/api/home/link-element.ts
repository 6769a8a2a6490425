import * as v from 'valibot';
import { id, list, maybeText, text } from '../answers/fields';

/** The header of the screen that a link opens. */
export interface LinkElement {
  id: string;
  name: string;
  description?: string;
}

const ElementResponse = v.pipe(
  v.object({
    customElementId: v.nullish(id),
    elementId: v.nullish(id),
    name: text,
    description: maybeText,
  }),
  v.transform(({ customElementId, elementId, name, description }) => ({
    id: customElementId ?? elementId ?? '',
    name,
    ...(description ? { description } : {}),
  })),
);

/** Returns the element of a custom list with this id, from the configured blocks. @see R-LINKHEADER-002 A-045 */
export function linkElement(components: readonly unknown[], elementId: string): LinkElement | undefined {
  return components
    .flatMap((component) => v.safeParse(v.object({ elements: list }), component))
    .flatMap((read) => (read.success ? read.output.elements : []))
    .flatMap((element) => {
      const read = v.safeParse(ElementResponse, element);
      return read.success ? [read.output] : [];
    })
    .find((element) => element.id === elementId);
}
