/**
 * Returns the date under which the calendar lists an item: its next period or, if it has none, its first period.
 * @see A-060
 */
export function calendarDate<Day>(item: {
  nextPeriodDate?: Day | undefined;
  firstPeriod?: Day | undefined;
}): Day | undefined {
  return item.nextPeriodDate ?? item.firstPeriod;
}
