/** Returns a duration in the units of a language, such as “1 hr 5 min”. Whole hours have no minutes. */
export function durationText(minutes: number, culture: string): string {
  const unit = (value: number, name: string) =>
    value > 0 ? new Intl.NumberFormat(culture, { style: 'unit', unit: name }).format(value) : '';
  const rounded = Math.round(minutes);
  return [unit(Math.floor(rounded / 60), 'hour'), unit(rounded % 60, 'minute')].filter(Boolean).join(' ');
}
