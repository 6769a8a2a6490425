import { each, leanBy } from './facts.mjs';

const never = 'undefined';
const nothing = '';
const neverGiven = (names) => each(names, never);

/** What a calendar of one month and one chosen day, with words, classes and an arrow of ours, never is given. */
const files = {
  'DayPicker.js': {
    constants: {
      ...neverGiven(['timeZone', 'navLayout', 'captionLayout', 'showWeekNumber', 'styles']),
      ...neverGiven(['onDayBlur', 'onDayClick', 'onDayFocus', 'onDayKeyDown', 'onDayMouseEnter']),
      ...neverGiven(['onDayMouseLeave', 'onNextClick', 'onPrevClick', 'noonOverrides', 'overrides']),
      ...neverGiven(['handleMonthChange', 'handleYearChange', 'getDropdownStyle']),
      handleDayMouseEnter: '(() => undefined)',
      handleDayMouseLeave: '(() => undefined)',
      mode: '"single"',
      numberOfMonths: '1',
      isInteractive: 'true',
    },
    fields: neverGiven([
      ...['animate', 'broadcastCalendar', 'ISOWeek', 'reverseMonths', 'timeZone', 'noonSafe', 'dateLib'],
      ...['hideNavigation', 'hideWeekdays', 'footer', 'disabled', 'modifiersStyles', 'modifiersClassNames'],
    ]),
  },
  'helpers/getDefaultClassNames.js': { functions: { getDefaultClassNames: 'return {};' } },
  'useAnimation.js': { functions: { useAnimation: nothing } },
  'selection/useMulti.js': { functions: { useMulti: nothing } },
  'selection/useRange.js': { functions: { useRange: nothing } },
  'utils/dateMatchModifiers.js': { functions: { dateMatchModifiers: 'return false;' } },
  'utils/typeguards.js': { functions: { isDateRange: 'return false;' } },
  'helpers/createGetModifiers.js': {
    constants: neverGiven(['disabled', 'hidden', 'modifiers', 'showOutsideDays', 'broadcastCalendar']),
  },
  'helpers/getDates.js': {
    constants: neverGiven(['ISOWeek', 'fixedWeeks', 'broadcastCalendar', 'maxDate']),
  },
  'helpers/getMonths.js': {
    fields: neverGiven(['ISOWeek', 'fixedWeeks', 'broadcastCalendar', 'reverseMonths']),
  },
  'helpers/getFocusableDate.js': {
    constants: neverGiven(['ISOWeek', 'broadcastCalendar', 'navStart', 'navEnd']),
  },
  'helpers/getNextFocus.js': { fields: neverGiven(['disabled', 'hidden']) },
  'helpers/getNavMonth.js': { functions: { getNavMonths: 'return [];' } },
  'helpers/getNextMonth.js': {
    fields: neverGiven(['disableNavigation']),
    constants: neverGiven(['pagedNavigation', 'calendarEndMonth']),
  },
  'helpers/getPreviousMonth.js': {
    fields: neverGiven(['disableNavigation']),
    constants: neverGiven(['pagedNavigation', 'calendarStartMonth']),
  },
  'helpers/getWeekdays.js': { constants: neverGiven(['ISOWeek', 'broadcastCalendar']) },
  'helpers/getInitialMonth.js': { constants: neverGiven(['month', 'navStart', 'navEnd']) },
  'helpers/getStyleForModifiers.js': { functions: { getStyleForModifiers: nothing } },
  'helpers/getFormatters.js': { functions: { getFormatters: 'return customFormatters;' } },
  'helpers/getLabels.js': { functions: { getLabels: 'return customLabels;' } },
  'useCalendar.js': {
    fields: neverGiven(['month', 'endMonth']),
    constants: neverGiven(['navStart', 'navEnd', 'disableNavigation', 'onMonthChange']),
  },
  'useFocus.js': { fields: neverGiven(['disableNavigation']), constants: neverGiven(['autoFocus']) },
};

/** The dates of the browser's own zone, by the functions that the library has for them, and one way to write a day. */
const days = `
  import { addDays } from 'date-fns/addDays';
  import { addMonths } from 'date-fns/addMonths';
  import { differenceInCalendarDays } from 'date-fns/differenceInCalendarDays';
  import { differenceInCalendarMonths } from 'date-fns/differenceInCalendarMonths';
  import { endOfMonth } from 'date-fns/endOfMonth';
  import { endOfWeek } from 'date-fns/endOfWeek';
  import { isSameDay } from 'date-fns/isSameDay';
  import { isSameMonth } from 'date-fns/isSameMonth';
  import { startOfMonth } from 'date-fns/startOfMonth';
  import { startOfWeek } from 'date-fns/startOfWeek';
  const written = (number, length) => String(number).padStart(length, '0');
  export class DateLib {
    constructor(options) {
      this.options = options;
      this.startOfWeek = (date) => startOfWeek(date, options);
      this.endOfWeek = (date) => endOfWeek(date, options);
      // It tells the rows of a month apart, and nobody reads it.
      this.getWeek = (date) => this.startOfWeek(date).getTime();
    }
    today = () => new Date();
    addDays = addDays;
    addMonths = addMonths;
    addWeeks = (date, weeks) => addDays(date, 7 * weeks);
    addYears = (date, years) => addMonths(date, 12 * years);
    differenceInCalendarDays = differenceInCalendarDays;
    differenceInCalendarMonths = differenceInCalendarMonths;
    endOfMonth = endOfMonth;
    isSameDay = isSameDay;
    isSameMonth = isSameMonth;
    startOfMonth = startOfMonth;
    format = (date, form) =>
      [written(date.getFullYear(), 4), written(date.getMonth() + 1, 2), written(date.getDate(), 2)]
        .join('-')
        .slice(0, form.length);
  }
  export const defaultLocale = {};
  export const defaultDateLib = undefined;`;

const parts = ['CaptionLabel', 'Day', 'DayButton', 'Month', 'MonthCaption', 'MonthGrid', 'Months', 'Nav'];
const more = ['NextMonthButton', 'PreviousMonthButton', 'Root', 'Week', 'Weekday', 'Weekdays', 'Weeks'];
const modules = {
  'classes/DateLib.js': days,
  'components/custom-components.js': [...parts, ...more]
    .map((name) => `export * from './${name}.js';`)
    .join('\n'),
};

export const leanCalendar = () =>
  leanBy({ name: 'lean-calendar', library: 'react-day-picker/dist/esm', files, modules });
