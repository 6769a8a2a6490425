const secondsPerMinute = 60;
const minutesPerHour = 60;

/** Formats seconds as on a clock: 0:05, 12:30, 1:02:03. */
export function clock(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const minutes = Math.floor(whole / secondsPerMinute);
  const hours = Math.floor(minutes / minutesPerHour);
  const ending = twoDigits(whole % secondsPerMinute);
  return hours === 0 ? `${minutes}:${ending}` : `${hours}:${twoDigits(minutes % minutesPerHour)}:${ending}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
