import type { Context } from 'hono';
import { makePayoutBatch } from '../../shared/contracts/dispersions.ts';
import { batchFile } from '../flows/cashouts/batch-file.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';

/**
 * `GET {base}/admin/pagos/dispersiones/{batch}/archivo`: a batch's file for the bank, for whoever may make
 * one and has proved their identity a moment ago. No cache keeps it.
 */
export async function answerPayoutFile(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'payouts.file');
  const scope = context.get('scope');
  const refusal = await whyRefused(makePayoutBatch, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const file = await batchFile(scope, context.req.param('batch') ?? '');
  if (!file.ok) return answerFailure(context, file.error);
  const { name, type, text } = file.value;
  return new Response(text, {
    headers: {
      'content-type': `${type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
