import { isolateMap } from '../../shared/kernel/isolate-memory.ts';
import type { Context } from 'hono';
import { isUnchanged } from './conditional.ts';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';
import { answerPacked } from './packed.ts';

interface KeptAsset {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;
  readonly etag: string;
}

/** The build's texts by path: no more than the build has, under half a megabyte together. */
const keptTexts = isolateMap<string, KeptAsset>();
/**
 * More texts than a build has. An address that spells one file in many ways makes no more entries.
 */
const MOST_TEXTS = 500;

const TEXT = /^(?:text\/(?:css|javascript)|application\/javascript)\b/;

/** Cacheable for ever, on partner pages too: a file's name contains the hash of its content. */
const KEPT_BY_ALL = {
  'cache-control': 'public, max-age=31536000, immutable',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/** A built file. */
export async function answerAsset(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'asset');
  const url = new URL(context.req.url);
  const kept = keptTexts.get(url.pathname);
  if (kept) return answerText(context, kept);
  url.search = '';
  const asset = await context.env.ASSETS.fetch(
    new Request(url, { headers: context.req.raw.headers }),
  );
  if (asset.status !== 200 && asset.status !== 304) return answerShelved(context, url.pathname);
  const type = asset.headers.get('content-type') ?? '';
  if (asset.status === 200 && context.req.method === 'GET' && TEXT.test(type)) {
    const text = {
      bytes: new Uint8Array(await asset.arrayBuffer()),
      type,
      etag: asset.headers.get('etag') ?? '',
    };
    if (keptTexts.size < MOST_TEXTS) keptTexts.set(url.pathname, text);
    return answerText(context, text);
  }
  const answer = new Response(asset.body, asset);
  for (const [name, value] of Object.entries(KEPT_BY_ALL)) answer.headers.set(name, value);
  return answer;
}

/** A module's address, as builds name it. */
const MODULE = /^\/assets\/[\w.-]{1,80}\.js$/;

/** Where a file of an earlier build is kept, for pages of partners that demand that build. */
export function shelfOf(path: string): string {
  return `embed${path}`;
}

/** A module of an earlier build, where a partner's page has pinned that build. */
async function answerShelved(context: Context<EdgeEnv>, path: string): Promise<Response> {
  const kept = MODULE.test(path) ? await context.env.MEDIA.get(shelfOf(path)) : null;
  if (!kept) return answerFailure(context, { code: 'not_found' });
  return context.body(await kept.arrayBuffer(), 200, {
    ...KEPT_BY_ALL,
    'content-type': 'text/javascript; charset=UTF-8',
  });
}

function answerText(context: Context<EdgeEnv>, { bytes, type, etag }: KeptAsset): Response {
  // Two encodings of one file share the tag, so it can only be a weak one.
  const weak = `W/${etag}`;
  if (isUnchanged(context.req.header('if-none-match'), weak)) {
    return context.body(null, 304, { ...KEPT_BY_ALL, etag: weak, vary: 'Accept-Encoding' });
  }
  return answerPacked(context, bytes, 200, {
    ...KEPT_BY_ALL,
    'content-type': type,
    etag: weak,
    vary: 'Accept-Encoding',
  });
}
