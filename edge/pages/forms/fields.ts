import type { Context } from 'hono';
import type { Fields } from '../../../host-pages/kit/form.ts';
import { containsCardNumber } from '../../../shared/rules/card-number.ts';
import type { EdgeEnv } from '../../http/context.ts';
import { readForm } from '../../http/form.ts';

/**
 * Reads a posted form. A body that is no form has no fields, and is refused for the missing ones.
 */
export async function readFields(context: Context<EdgeEnv>): Promise<Fields> {
  const form = await readForm(context);
  return form.ok ? form.value : {};
}

/** The fields without those that hold a card number, which no page shows again. */
export function withoutCards(fields: Fields): Fields {
  return without(fields, (name, value) => containsCardNumber({ [name]: value }));
}

/** Technical fields of a form, and secrets. */
const NOT_SHOWN: ReadonlySet<string> = new Set([
  'intent',
  'idempotency_key',
  'password',
  'pin',
  'otp',
]);

/** The typed values of a form, as its page shows them again. */
export function shownAgain(fields: Fields): Record<string, string> {
  return without(fields, (name) => NOT_SHOWN.has(name));
}

function without(
  fields: Fields,
  leavesOut: (name: string, value: string) => boolean,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => !leavesOut(name, value)),
  );
}
