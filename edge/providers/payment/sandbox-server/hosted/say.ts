import { hostedOf } from '../bindings.ts';
import type { SandboxContext } from '../http.ts';
import type { HostedCode, KeptPayment } from './payments.ts';

/** Answers a shop's look at a payment, as its buyer's answer has it end. */
export async function sayLooked(
  c: SandboxContext,
  code: HostedCode,
  by: { id: string } | { reference: string },
  show: (payment: KeptPayment | undefined, now: number) => object | undefined,
): Promise<Response> {
  const payment = await looked(c, code, by);
  if (payment === 'fails') return c.json({}, 500);
  const shown = show(payment, Date.now());
  return shown ? c.json(shown) : c.json({ error: 'not found' }, 404);
}

/** What a shop's look at a payment finds, after the time that its buyer's answer has it take. */
export async function looked(
  c: SandboxContext,
  code: HostedCode,
  by: { id: string } | { reference: string },
): Promise<KeptPayment | undefined | 'fails'> {
  const seen = await hostedOf(c.env).look(code, by);
  if (seen?.fails) return 'fails';
  if (seen && seen.holdMs > 0) await wait(seen.holdMs);
  return seen?.payment;
}

/** The origin of the sandbox's pages. */
export function originOf(c: SandboxContext): string {
  return c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
