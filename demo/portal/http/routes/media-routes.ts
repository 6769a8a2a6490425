import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';
import { HTTPException } from 'hono/http-exception';
import type { Offer } from '../../catalog-format';
import { viewerOf } from '../../identity/viewer';
import { mediaFrame } from '../../media-host/media-frame';
import { keyedPlaylist } from '../../media-host/playlist';
import { pageAnswer } from '../../pages/page';
import { playableOffer, secretKeyOf } from '../../services/media/media-answer';
import { type PortalData, refuse } from '../../services/operation';
import { fileAnswer } from '../file-answer';

/** Files, tracks and frames of media (R-API-072, R-API-081, R-API-082); a host of its own shows them by this origin. */
export function mediaRoutes(data: PortalData, mediaFolder: string): Hono {
  const app = new Hono();
  const file = (context: Context, path: string) =>
    fileAnswer({ folder: mediaFolder, path, range: context.req.header('range'), headers: cacheHeaders }) ??
    refuse(404, 'The file is not there');

  app.use('/media/*', cors({ origin: '*', allowHeaders: ['range'], exposeHeaders: ['content-range'] }));

  app.get('/media/media/:mediaId', (context) => {
    const offer = keyedOffer(context, data);
    const { file: path, url } = offer.media ?? {};
    if (url !== undefined && path === undefined) return context.redirect(url);
    if (path === undefined) return refuse(404, 'The media has no file');
    if (!path.endsWith('.m3u8')) return file(context, path);
    const playlist = readFileSync(join(mediaFolder, path), 'utf8');
    const key = secretKeyOf(offer.id, data.secret);
    return context.body(keyedPlaylist(playlist, { mediaId: offer.id, key }), 200, {
      'content-type': 'application/vnd.apple.mpegurl',
    });
  });

  app.get('/media/parts/:mediaId/:name', (context) => {
    const { media } = keyedOffer(context, data);
    return file(context, join(dirname(media?.file ?? ''), basename(context.req.param('name'))));
  });

  app.get('/media/tracks/:mediaId/:number', (context) => {
    const track = keyedOffer(context, data).media?.textTracks?.[Number(context.req.param('number'))];
    return file(context, track?.file ?? '');
  });

  app.get('/media/context/catalog/:id/media/:mediaId', (context) => frame(context, data));
  app.get('/media/context/course/:courseId/media/:mediaId', (context) => frame(context, data));

  app.get('/media/scorm', (context) => {
    const offer = data.catalog.source.offers.find(
      ({ media }) =>
        media?.scormPackageGuid !== undefined && media.scormPackageGuid === context.req.query('spg'),
    );
    const isAllowed = context.req.query('accessId')?.endsWith(`-${offer?.id}`) === true;
    return offer !== undefined && isAllowed ? mediaFrame(offer, data.secret) : refuse(403, 'No access');
  });

  app.onError((failure) => {
    if (!(failure instanceof HTTPException)) throw failure;
    const body = `<h1>${failure.message}</h1>`;
    return pageAnswer({ title: 'Not available', body, status: failure.status });
  });
  return app;
}

const cacheHeaders = { 'cache-control': 'private, max-age=3600', 'referrer-policy': 'no-referrer' };

/** The offer of a media item's address, when its key is right. */
function keyedOffer(context: Context, data: PortalData): Offer {
  const offer = data.catalog.offers.get(context.req.param('mediaId') ?? '');
  if (offer === undefined) return refuse(404, 'There is no such media');
  const isKeyRight = context.req.query('key') === secretKeyOf(offer.id, data.secret);
  return isKeyRight ? offer : refuse(403, 'The key is not right');
}

function frame(context: Context, data: PortalData): Response {
  const authorization = `Bearer ${context.req.query('access_token') ?? ''}`;
  const viewer = viewerOf(authorization, { ...data, now: data.clock() });
  const offer = playableOffer({ data, viewer }, context.req.param('mediaId') ?? '');
  return mediaFrame(offer, data.secret);
}
