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
  if (asset.status !== 200 && asset.status !== 304) {
    return answerFailure(context, { code: 'not_found' });
  }
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
