/** The day by which an item is filed: its next period, else its first. */
export function calendarDate<Day>(item: {
  nextPeriodDate?: Day | undefined;
  firstPeriod?: Day | undefined;
}): Day | undefined {
  return item.nextPeriodDate ?? item.firstPeriod;
}
