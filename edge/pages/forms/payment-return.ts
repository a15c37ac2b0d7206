import type { Context } from 'hono';
import { parseId } from '../../../shared/kernel/ids.ts';
import { confirmPayment } from '../../flows/purchase/index.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { leadTo, readFields } from './form.ts';

/**
 * `POST {base}/checkout/{id}/return`, back from the bank without script: asks for the payment's
 * state and leads to the order, which shows it.
 */
export async function answerPaymentReturnForm(context: Context<EdgeEnv>): Promise<Response> {
  context.set('route', 'form.return');
  const fields = await readFields(context);
  const token = parseId('payment_token', fields['token'] ?? '');
  if (token) await confirmPayment(context.get('scope'), token);
  const checkout = parseId('checkout', context.req.param('checkout') ?? '');
  return leadTo(context, checkout ? `/mis-compras/${checkout}` : '/');
}
