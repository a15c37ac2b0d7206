import { checkout as checkoutForm } from '../../fragments/shop/checkout/server.ts';
import {
  deliveryTypes,
  type CheckoutView,
  type DeliveryType,
} from '../../shared/contracts/checkout.ts';
import { placeOrderBody } from '../../shared/contracts/place-order.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { speak, wordsOf } from '../../shared/i18n/speak.ts';
import { validationWords } from '../../shared/i18n/validation.ts';
import { isBrought } from '../../shared/rules/checkout-totals.ts';
import { isCardForm } from '../../shared/rules/payment-codes.ts';
import { problemText } from '../../shared/rules/problem-texts.ts';
import type { Fields } from '../kit/form.ts';

/** The deliveries that a form chooses, by supplier. */
export function deliveriesOf(checkout: CheckoutView, fields: Fields): Record<string, DeliveryType> {
  const chosen: Record<string, DeliveryType> = {};
  for (const part of checkout.parts) {
    const type = deliveryTypes.find((one) => one === fields[`delivery.${part.supplier}`]);
    if (type && part.needs_delivery) chosen[part.supplier] = type;
  }
  return chosen;
}

/**
 * The order that the form's fields make; fields that do not have their form are left to the
 * contract.
 */
export function orderOf(checkout: CheckoutView, fields: Fields): object {
  const delivery = deliveriesOf(checkout, fields);
  const brought = checkout.parts.some((part) =>
    isBrought(delivery[part.supplier] ?? part.delivery_type),
  );
  return {
    checkout_id: checkout.id,
    cart_id: checkout.cart,
    contact: group(fields, 'contact'),
    ...(brought ? { address: group(fields, 'address') } : {}),
    attendees: attendeesOf(checkout, fields),
    ...(checkout.needs_payment ? { payment_type: fields['payment_type'] } : {}),
    ...(fields['note']?.trim() ? { note: fields['note'] } : {}),
    ...(fields['save_as'] ? { save_as: fields['save_as'] } : {}),
  };
}

/** The problem of every field, by its name, in the page's language. */
export function orderProblems(
  checkout: CheckoutView,
  fields: Fields,
  tag: string,
): Record<string, string> {
  const problems: Record<string, string> = {};
  if (checkout.attendees.length > 0 && fields['attendees_reviewed'] === undefined) {
    problems['attendees_reviewed'] = wordsOf(checkoutForm.words, tag).problems.review;
  }
  // A card is given in the provider's own frame, which needs script.
  if (checkout.needs_payment && isCardForm(fields['payment_type'])) {
    problems['payment_type'] = messageFor({ code: 'payment_type_not_available' }, tag);
  }
  const parsed = placeOrderBody.safeParse(orderOf(checkout, fields));
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path.join('.');
    problems[name] ??= fieldMessage(name, fields, tag);
  }
  return problems;
}

/** The fault of a field whose value the edge does not take. */
export function fieldMessage(name: string, fields: Fields, tag: string): string {
  if ((fields[name] ?? '').trim() === '') return missingText(name, tag);
  const t = speak(validationWords, tag);
  if (name.endsWith('.phone')) return t('invalidPhone');
  if (name.endsWith('.email')) return t('invalidEmail');
  return messageFor({ code: 'invalid_request' }, tag);
}

/** The request of an empty field of the checkout, in the words of its fragment. */
function missingText(name: string, tag: string): string {
  const t = wordsOf(checkoutForm.words, tag);
  const [part, ...rest] = name.split('.');
  const key = rest.at(-1) ?? '';
  if (name === 'payment_type' || part === 'delivery') return t.problems.choose;
  return problemText(key, 'required', t.problems, t.missing);
}

/** The fields `{name}.…` that are filled. */
function group(fields: Fields, name: string): Record<string, string> {
  const filled = Object.entries(fields).filter(
    ([key, value]) => key.startsWith(`${name}.`) && value.trim() !== '',
  );
  return Object.fromEntries(filled.map(([key, value]) => [key.slice(name.length + 1), value]));
}

/** The attendees of the experiences' lines, in the order in which the form asks for them. */
function attendeesOf({ attendees }: CheckoutView, fields: Fields): unknown[] {
  return attendees
    .flatMap(({ sku, amount }) => Array.from({ length: amount }, () => sku))
    .map((sku, index) => ({ ...group(fields, `attendees.${index}`), sku }));
}
