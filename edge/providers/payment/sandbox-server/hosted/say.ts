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
  const looked = await hostedOf(c.env).look(code, by);
  if (looked?.fails) return c.json({}, 500);
  if (looked && looked.holdMs > 0) await wait(looked.holdMs);
  const shown = show(looked?.payment, Date.now());
  return shown ? c.json(shown) : c.json({ error: 'not found' }, 404);
}

/** The origin of the sandbox's pages. */
export function originOf(c: SandboxContext): string {
  return c.get('settings').publicOrigin ?? new URL(c.req.url).origin;
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
