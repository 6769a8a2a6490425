/** The thresholds of drag and long press. @see R-CONST-033 R-CONST-034 */
export const dragStart = { delayMs: 200, tolerancePx: 5 } as const;
export const longPress = { startsAfterMs: 300, cancelsBeyondPx: 30, vibratesMs: 100 } as const;
