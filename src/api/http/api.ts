import type { ReportMisfit } from '../answers/misfit';
import type { ServiceName } from './endpoints';
import type { Http } from './http';

/** The dependencies of every call to the portal. Built once from the configuration. */
export interface Api {
  http: Http;
  services: Readonly<Record<ServiceName, string>>;
  /** The address of the media server. @see A-114 */
  mediaAddress: string;
  mediaHosts: readonly string[];
  /** Receives reports of unreadable parts of a response. @see O-19 */
  report: ReportMisfit;
  /** The time zone of dates without an offset. @see O-16 */
  timeZone: string;
}
