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

/** Characters of a whole form: an order with the most attendees, each with the longest name. */
const FORM_MAX = 32_000;

/** True for a form that is longer than any that a page has; its texts are not searched. */
export function isTooLong(fields: Fields): boolean {
  const all = Object.entries(fields);
  return all.reduce((sum, [name, value]) => sum + name.length + value.length, 0) > FORM_MAX;
}

/**
 * The fields without those that hold a card number, which no page shows again; of a form that is too
 * long none.
 */
export function withoutCards(fields: Fields): Fields {
  if (isTooLong(fields)) return {};
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
