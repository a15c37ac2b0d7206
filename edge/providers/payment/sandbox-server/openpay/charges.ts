import { z } from 'zod';
import { planOf, type CounterAnswer } from './plan.ts';

/** The request for a number, as far as the sandbox reads it. */
export const chargeRequest = z.object({
  method: z.enum(['store', 'bank_account']),
  amount: z.number().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  description: z.string().min(1).max(250),
  order_id: z.string().min(1).max(100),
  due_date: z.iso.datetime().optional(),
  customer: z.object({ name: z.string(), email: z.string() }).optional(),
});
export type ChargeRequest = z.infer<typeof chargeRequest>;

/** A charge as the sandbox keeps it. */
export interface KeptCharge {
  readonly id: string;
  readonly status: 'in_progress' | 'completed' | 'expired';
  readonly method: ChargeRequest['method'];
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly orderId: string;
  readonly due: string | null;
  readonly number: string;
  readonly created: number;
}

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A text of random letters or digits. */
function random(length: number, from: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => from[byte % from.length]).join('');
}

/** A new charge that waits for its number to be paid. */
export function newCharge(request: ChargeRequest, now: number): KeptCharge {
  const isStore = request.method === 'store';
  return {
    id: `tr${random(18, LETTERS)}`,
    status: 'in_progress',
    method: request.method,
    amount: request.amount,
    currency: request.currency,
    description: request.description,
    orderId: request.order_id,
    due: request.due_date ?? null,
    number: isStore ? `1010${random(24, '0123456789')}` : random(20, '0123456789'),
    created: now,
  };
}

/** What the counter's answer makes of a charge; one that is over stays as it is. */
export function answered(charge: KeptCharge, answer: CounterAnswer): KeptCharge {
  if (charge.status === 'completed') return charge;
  const { status, more } = planOf(answer);
  return { ...charge, status, amount: charge.amount + more / 100 };
}

/** A charge as Openpay writes it. */
export function show(charge: KeptCharge): object {
  const { id, status, method, amount, currency, description, orderId, due, number } = charge;
  const created = new Date(charge.created).toISOString();
  return {
    id,
    amount,
    authorization: null,
    method,
    operation_type: 'in',
    transaction_type: 'charge',
    status,
    currency,
    creation_date: created,
    operation_date: created,
    ...(due !== null && { due_date: due }),
    description,
    error_message: null,
    order_id: orderId,
    payment_method:
      method === 'store'
        ? { type: 'store', reference: number, paybin_reference: number.slice(0, 16) }
        : {
            type: 'bank_transfer',
            agreement: '1411217',
            bank: 'BBVA Bancomer',
            clabe: '012914002014112176',
            name: number,
          },
  };
}

/** A refusal as Openpay writes it. */
export function problem(status: number, code: number, description: string): object {
  return {
    category: 'request',
    error_code: code,
    description,
    http_code: status,
    request_id: 'sandbox',
    fraud_rules: null,
  };
}
