import type { Context } from 'hono';
import { getOrderLabel } from '../../shared/contracts/order-labels.ts';
import { readLabelPaper } from '../flows/labels/paper.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { whyRefused } from '../http/refuse.ts';

/**
 * `GET {base}/admin/ordenes/{order}/guia/{n}`: a document of an order's label, for whoever may work on the
 * order. No cache keeps it.
 */
export async function answerLabelPaper(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'labels.paper');
  const scope = context.get('scope');
  const refusal = await whyRefused(getOrderLabel, scope.visitor, scope.ports.clock.now());
  if (refusal) return answerFailure(context, refusal);
  const { order = '', paper = '' } = context.req.param();
  const read = await readLabelPaper(scope, { order, place: Number(paper) - 1 });
  if (!read.ok) return answerFailure(context, read.error);
  const { bytes, number } = read.value;
  return new Response(bytes, {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}-${paper}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  });
}
