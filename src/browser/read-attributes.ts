/** Returns the names of the attributes that a custom element reads. */
export const attributesReadBy = (element: Element): readonly string[] =>
  (element.constructor as { observedAttributes?: readonly string[] }).observedAttributes ?? [];
