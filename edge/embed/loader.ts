import { embed } from 'virtual:fragment-assets';
import type { Context } from 'hono';
import type { EdgeEnv } from '../http/context.ts';
import { shelfOf } from '../http/assets.ts';
import { refuseElement, withCors } from './cors.ts';

/** How long a partner's page may keep the evergreen loader, and a pinned one. */
const EVERGREEN_SECONDS = 300;
const PINNED_SECONDS = 31_536_000;

/** Where pinned loaders of earlier builds are kept. */
const SHELF = 'embed/';

/** `/embed/v1.js`: a stable name for the present build of the embed loader. */
export function answerLoader(context: Context<EdgeEnv>): Response {
  context.set('route', 'embed.loader');
  if (!embed) return refuseElement(context, { code: 'not_found' });
  return script(context, embed.source, `public, max-age=${EVERGREEN_SECONDS}`);
}

/**
 * `/embed/v1.{version}.js`: one build of the loader for good, so that a page can demand it by its
 * hash. It is put on the shelf when it is first asked for, with the files that its elements load,
 * and found there when a later build is served.
 */
export async function answerPinned(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'embed.pinned');
  const { env, later } = context.get('scope');
  const [, version = ''] = /^v1\.([\da-f]{12})\.js$/.exec(context.req.param('file') ?? '') ?? [];
  const forGood = `public, max-age=${PINNED_SECONDS}, immutable`;
  if (version === '') return refuseElement(context, { code: 'not_found' });
  const name = `${SHELF}v1.${version}.js`;
  if (embed && version === embed.version) {
    if (!(await env.MEDIA.head(name))) later(shelve(env, name, embed, new URL(context.req.url)));
    return script(context, embed.pinned, forGood);
  }
  const kept = await env.MEDIA.get(name);
  if (!kept) return refuseElement(context, { code: 'not_found' });
  return script(context, await kept.text(), forGood);
}

/**
 * Puts a build of the loader on the shelf, after the files that its elements load: a loader that
 * stands there has them.
 */
async function shelve(
  { MEDIA, ASSETS }: EdgeEnv['Bindings'],
  name: string,
  { pinned, files }: Pick<NonNullable<typeof embed>, 'pinned' | 'files'>,
  at: URL,
): Promise<void> {
  for (const file of files) {
    const built = await ASSETS.fetch(new Request(new URL(file, at)));
    if (built.status !== 200) throw new Error(`${file} is not there`);
    await MEDIA.put(shelfOf(file), await built.arrayBuffer());
  }
  await MEDIA.put(name, pinned);
}

function script(context: Context<EdgeEnv>, source: string, cacheControl: string): Response {
  return withCors(
    context.body(source, 200, {
      'content-type': 'text/javascript; charset=UTF-8',
      'cache-control': cacheControl,
    }),
  );
}
