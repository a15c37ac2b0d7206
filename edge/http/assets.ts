import type { Context } from 'hono';
import type { EdgeEnv } from './context.ts';
import { answerFailure } from './failure.ts';

/** A built file: its name holds its content's hash, so that it may be kept for ever, anywhere. */
export async function answerAsset(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'asset');
  const url = new URL(context.req.url);
  url.search = '';
  const asset = await context.env.ASSETS.fetch(
    new Request(url, { headers: context.req.raw.headers }),
  );
  if (asset.status !== 200 && asset.status !== 304) {
    return answerFailure(context, { code: 'not_found' });
  }
  const answer = new Response(asset.body, asset);
  answer.headers.set('cache-control', 'public, max-age=31536000, immutable');
  answer.headers.set('access-control-allow-origin', '*');
  answer.headers.set('cross-origin-resource-policy', 'cross-origin');
  return answer;
}
