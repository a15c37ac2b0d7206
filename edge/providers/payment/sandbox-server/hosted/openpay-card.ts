import { z } from 'zod';
import { hostedOf } from '../bindings.ts';
import type { SandboxContext } from '../http.ts';
import { originOf } from './say.ts';
import { showCharge } from './show-openpay.ts';

/** The request for Openpay's page, as far as the sandbox reads it. */
const cardRequest = z.object({
  method: z.literal('card'),
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().min(1).max(250),
  order_id: z.string().min(1).max(100),
  confirm: z.literal('false'),
  redirect_url: z.url({ protocol: /^https?$/ }),
  payment_plan: z.object({ payments: z.literal([3, 6, 9, 12, 18, 24]) }).optional(),
});

/** Opens a page for a card; undefined for a body that asks for none. */
export async function openCard(c: SandboxContext, body: unknown): Promise<object | undefined> {
  const request = cardRequest.safeParse(body).data;
  if (!request) return undefined;
  const payment = await hostedOf(c.env).open(
    {
      code: 'openpay_card',
      reference: request.order_id,
      amount: Math.round(request.amount * 100),
      currency: request.currency,
      description: request.description,
      returnUrl: request.redirect_url,
      cancelUrl: request.redirect_url,
      locale: 'es',
      months: request.payment_plan?.payments,
    },
    originOf(c),
  );
  return showCharge(payment, Date.now());
}
