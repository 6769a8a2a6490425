import type { SamplesOfKinds } from '../../api/sample/block-samples';
import { createSampleHttp } from '../../api/sample/sample-http';
import { sampleTexts } from '../../api/sample/sample-texts';
import type { Http } from '../../api/http/http';
import { previewSession, readAudience } from '../../domain/session/preview-session';
import type { Session } from '../../domain/session/session';
import type { Portal } from './portal';
import { cultureAtom } from './portal-state';
import type { PortalSettings } from './setup';

/** Returns the sample user of a preview. @see R-OTHER-014 */
export function previewUser({ store, environment }: Portal, { previewAs }: PortalSettings): Session {
  const audience = readAudience(new URLSearchParams(previewAs).get('audience'));
  const { person } = sampleTexts(store.get(cultureAtom));
  return previewSession(new URL(environment.address()).search, person, audience);
}

/**
 * Returns a function that creates an HTTP module. The module responds with samples, and sends the calls that have no
 * sample. The caller passes the samples of blocks, so that this layer imports no block.
 * @see A-134
 */
export const sampleHttpOf =
  (samples: SamplesOfKinds) =>
  ({ store }: Portal, http: Http, { isPreview, isDemo, previewAs }: PortalSettings): Http =>
    createSampleHttp(http, {
      culture: () => store.get(cultureAtom),
      isDemo: isDemo === true,
      isPreview: isPreview === true,
      previewAs,
      samples,
    });
