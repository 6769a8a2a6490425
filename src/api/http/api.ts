import type { ReportMisfit } from '../answers/misfit';
import type { ServiceName } from './endpoints';
import type { Http } from './http';

/** What a call to the portal needs beside its own input; built once from the configuration. */
export interface Api {
  http: Http;
  services: Readonly<Record<ServiceName, string>>;
  /** Where media come from. */
  mediaAddress: string;
  mediaHosts: readonly string[];
  /** Takes what could not be read in an answer (O-19). */
  report: ReportMisfit;
  /** The zone of dates that name none (O-16). */
  timeZone: string;
}
