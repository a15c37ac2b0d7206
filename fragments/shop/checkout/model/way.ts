import { fill } from '../../../../shared/i18n/fill.ts';
import {
  isCardForm,
  isPaidFirst,
  isReference,
  type PaymentCode,
} from '../../../../shared/rules/payment-codes.ts';
import type { Messages } from '../messages/es.ts';
import type { CheckoutProps } from '../props.ts';
import type { Values } from './draft.ts';

/** The code of the way to pay: that of an order that is placed already, else the chosen one. */
export function wayOf({ mode, payment }: CheckoutProps, values: Values): string | undefined {
  return mode === 'paying' ? payment?.payment_type : values['payment_type'];
}

/** True where the order is paid on the way; false for cash and numbers, and where nothing is chosen. */
export function paysNow(props: CheckoutProps, values: Values): boolean {
  const way = wayOf(props, values);
  return way !== undefined && way !== '' && isPaidFirst(way as PaymentCode) && !isReference(way);
}

/** The offered ways to pay that move no money, in words; empty where all of them do. */
export function testNames(
  t: Pick<Messages, 'ways' | 'card'>,
  { testWays = [] }: Pick<CheckoutProps, 'testWays'>,
  offered: readonly string[],
): string {
  return testWays
    .filter((way) => offered.includes(way))
    .map((way) => (isCardForm(way) ? t.card : nameOf(t, way)))
    .join(', ');
}

/** The text of a code; none for a code without one. */
function textOf(texts: Readonly<Record<string, string>>, way: string | undefined): string {
  return texts[way ?? ''] ?? '';
}

/** The name of a way to pay that is none of cash and cards. */
export function nameOf({ ways }: Pick<Messages, 'ways'>, way: string | undefined): string {
  return textOf(ways, way);
}

/** How such a way goes on: by a saved card, or elsewhere. */
export function hintOf(
  t: Pick<Messages, 'hints' | 'redirectText' | 'cardSaved'>,
  { savedWay }: Pick<CheckoutProps, 'savedWay'>,
  way: string | undefined,
): string {
  if (savedWay && savedWay.code === way) return fill(t.cardSaved, { name: savedWay.name });
  return textOf(t.hints, way) || t.redirectText;
}
