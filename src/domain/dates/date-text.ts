/** Which separators a date has: slashes in English, dashes elsewhere (R-CONST-009, R-CONST-010). */
export function dateText(day: Date, culture: string, timeZone: string): string {
  const { dd, MM, yyyy } = partsIn(day, timeZone);
  return [dd, MM, yyyy].join(culture === 'en-GB' ? '/' : '-');
}

/** Date and time of what is next, on a 24-hour clock with dashes in every language (R-CONST-011, R-ENTITY-019, A-148). */
export function nextUpText(moment: Date, timeZone: string): string {
  const { dd, MM, yyyy, HH, mm } = partsIn(moment, timeZone);
  return `${dd}-${MM}-${yyyy} ${HH}:${mm}`;
}

/** What is next in one line: when, then where (R-ENTITY-019). */
export function nextUpInformation(moment: Date | undefined, address: string, timeZone: string): string {
  const when = moment ? nextUpText(moment, timeZone) : '';
  return [when, address.trim()].filter(Boolean).join(' ');
}

type Parts = { dd: string; MM: string; yyyy: string; HH: string; mm: string };

function partsIn(moment: Date, timeZone: string): Parts {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  return {
    dd: part('day'),
    MM: part('month'),
    yyyy: part('year').padStart(4, '0'),
    HH: part('hour'),
    mm: part('minute'),
  };
}
