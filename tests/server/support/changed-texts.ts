/** Returns a value with other texts in matching fields. The texts follow each other from field to field. */
export function changedTexts(value: unknown, fields: RegExp, texts: readonly string[]): unknown {
  let count = 0;
  const nextText = () => texts[count++ % texts.length];
  const change = (one: unknown, field: string): unknown => {
    if (typeof one === 'string') return fields.test(field) && isFree(field) ? nextText() : one;
    if (Array.isArray(one)) return one.map((entry: unknown) => change(entry, field));
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, entry]) => [name, change(entry, name)]));
  };
  return change(value, '');
}

/** Without these, the page has no services to fetch from, and shows nothing. */
const isFree = (field: string): boolean =>
  !/^(search|gallery|frontpage|elearning|courses|system|media|loginType|token|expiresAt)$/.test(field);

/** Returns a `fetch` whose answers have other texts in matching fields. */
export function withChangedTexts(base: typeof fetch, fields: RegExp, texts: readonly string[]): typeof fetch {
  return async (input, init) => {
    const answer = await base(input, init);
    if (!answer.headers.get('content-type')?.includes('json')) return answer;
    return Response.json(changedTexts(await answer.json(), fields, texts), { status: answer.status });
  };
}
