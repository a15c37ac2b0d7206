import type { Hono } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import { withStore } from '../pages/with-store.ts';
import {
  answerEditors,
  answerManifest,
  answerModelsIndex,
  answerPlayground,
  answerPreview,
  answerReference,
  answerText,
  answerTypes,
} from './docs/index.ts';
import { answerElement } from './html.ts';
import { answerLoader, answerPinned } from './loader.ts';
import { answerRoom } from './room.ts';

/**
 * Mounts everything that pages of other origins load.
 * @param endpoints the calls that elements read with
 * @param services those of the API, which the index for language models names
 */
export function mountEmbeds(
  site: Hono<EdgeEnv>,
  endpoints: EndpointTable,
  services: readonly string[],
): void {
  site.get('/embed/v1.js', answerLoader);
  site.get('/embed/v1.css', answerRoom);
  site.get('/embed/:file{v1\\.[0-9a-f]+\\.js}', answerPinned);
  site.get('/embed/docs', answerReference);
  site.get('/embed/playground', answerPlayground);
  site.get('/embed/custom-elements.json', answerManifest);
  site.get('/embed/docs.md', answerText);
  site.get('/embed/llms.txt', (context) => answerModelsIndex(context, services));
  site.get('/llms.txt', (context) => answerModelsIndex(context, services));
  site.get('/embed/html-custom-data.json', answerEditors);
  site.get('/embed/web-types.json', answerEditors);
  site.get('/embed/react.d.ts', answerTypes);
  site.get('/embed/vue.d.ts', answerTypes);
  site.get(
    '/embed/preview/:element',
    withStore((context, store) => answerPreview(context, store, endpoints)),
  );
  site.get(
    '/embed/html/:element',
    withStore((context, store) => answerElement(context, store, endpoints)),
  );
}
