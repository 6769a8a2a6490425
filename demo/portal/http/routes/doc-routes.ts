import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { fileAnswer } from '../file-answer';

const documents = ['elements.md', 'openapi.yaml', 'catalog-format.md', 'accessibility.md'] as const;

const ownFolder = fileURLToPath(new URL('../../../../docs', import.meta.url));

/** The documents of the repository, as the text that they are. */
export function docRoutes(folder = ownFolder): Hono {
  const app = new Hono();
  for (const path of documents) {
    const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' };
    app.get(`/demo/docs/${path}`, (context) => fileAnswer({ folder, path, headers }) ?? context.notFound());
  }
  return app;
}
