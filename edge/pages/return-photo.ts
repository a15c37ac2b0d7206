import type { Context } from 'hono';
import { isOfBuyer } from '../flows/purchase/index.ts';
import type { EdgeEnv } from '../http/context.ts';
import { answerFailure } from '../http/failure.ts';
import { photoKey, returns } from '../modules/returns/index.ts';

/**
 * `GET {base}/devoluciones/fotos/{photo}`: a photo of what is returned, for the order's buyer in the store
 * that sold it and for the staff that works on the seller's orders; everybody else finds none.
 */
export async function answerReturnPhoto(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'returns.photo');
  const scope = context.get('scope');
  const { cell, tenant, visitor, env } = scope;
  const id = context.req.param('photo') ?? '';
  const row = await cell.first(returns.findPhoto(id));
  if (!row) return answerFailure(context, { code: 'not_found' });
  const identity = await visitor.identity();
  const isStaff =
    row.supplier_id === tenant.storeId && identity?.keychain.has('orders-admin') === true;
  const isBuyer =
    row.store_id === tenant.storeId && (await isOfBuyer(scope, { order: row.order_id }));
  const object = isStaff || isBuyer ? await env.MEDIA.get(photoKey(row.supplier_id, id)) : null;
  if (!object) return answerFailure(context, { code: 'not_found' });
  return new Response(object.body as unknown as ReadableStream, {
    headers: {
      'content-type': row.type,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    },
  });
}
