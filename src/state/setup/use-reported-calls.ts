import { useEffect, useState } from 'react';
import { onFetchTimings, type FetchTiming } from '../../browser/setup/fetch-timings';
import type { Portal } from '../portal/portal';
import { callsOf, type ReportedCall } from './calls';

/** The panel lists so many calls. */
const mostCalls = 100;

/** A page may fetch much that is no call of the portal. */
const mostTimings = 1000;

/** Returns the latest calls of the portal, oldest first, also those before the first render. */
export function useReportedCalls(portal: Portal): ReportedCall[] {
  const [timings, setTimings] = useState<readonly FetchTiming[]>([]);
  useEffect(
    () => onFetchTimings((added) => setTimings((before) => [...before, ...added].slice(-mostTimings))),
    [],
  );
  return callsOf(portal, timings).slice(-mostCalls);
}
