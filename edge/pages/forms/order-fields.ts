import {
  deliveryTypes,
  type CheckoutView,
  type DeliveryType,
} from '../../../shared/contracts/checkout.ts';
import { placeOrderBody } from '../../../shared/contracts/place-order.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { messageFor } from '../../../shared/i18n/index.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import { validationWords } from '../../../shared/i18n/validation.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { PlaceOrder } from '../../flows/purchase/index.ts';
import type { Fields } from '../../../host-pages/kit/form.ts';

/** The faults of a form, by field name, in the page's language. */
export type FieldErrors = Record<string, string>;

/** The deliveries that a form chooses, by supplier. */
export function deliveriesOf(checkout: CheckoutView, fields: Fields): Record<string, DeliveryType> {
  const chosen: Record<string, DeliveryType> = {};
  for (const part of checkout.parts) {
    const type = deliveryTypes.find((one) => one === fields[`delivery.${part.supplier}`]);
    if (type && part.needs_delivery) chosen[part.supplier] = type;
  }
  return chosen;
}

/** Reads the order from the form's fields, or gives the fault of every field. */
export function readOrder(
  checkout: CheckoutView,
  fields: Fields,
  locale: Locale,
): Result<PlaceOrder, FieldErrors> {
  const delivery = deliveriesOf(checkout, fields);
  const brought = checkout.parts.some(
    (part) => (delivery[part.supplier] ?? part.delivery_type) === 'fixed_delivery',
  );
  const parsed = placeOrderBody.safeParse({
    checkout_id: checkout.id,
    cart_id: checkout.cart,
    contact: group(fields, 'contact'),
    ...(brought ? { address: group(fields, 'address') } : {}),
    attendees: attendeesOf(checkout, fields),
    ...(checkout.needs_payment ? { payment_type: fields['payment_type'] } : {}),
    ...(fields['note']?.trim() ? { note: fields['note'] } : {}),
  });
  const errors: FieldErrors = {};
  if (checkout.attendees.length > 0 && fields['attendees_reviewed'] === undefined) {
    errors['attendees_reviewed'] = speak(validationWords, locale)('required');
  }
  // A card is given in the provider's own frame, which needs script.
  if (checkout.needs_payment && fields['payment_type'] === 'card') {
    errors['payment_type'] = messageFor({ code: 'payment_type_not_available' }, locale);
  }
  for (const issue of parsed.error?.issues ?? []) {
    const name = issue.path.join('.');
    errors[name] ??= fieldMessage(name, fields[name] ?? '', locale);
  }
  if (!parsed.success || Object.keys(errors).length > 0) return fail(errors);
  return ok({ ...parsed.data, delivery });
}

/** The form after a refused order: a field at fault, or a message about the whole. */
export function refusedForm(
  failure: Failure,
  fields: Fields,
  locale: Locale,
): { readonly errors: FieldErrors; readonly error: string | null } {
  const { code, field } = failure;
  const isField =
    field !== undefined && /^(contact|address|delivery|attendees)\.|^payment_type$/.test(field);
  if (!isField) return { errors: {}, error: messageFor(failure, locale) };
  const message =
    code === 'invalid_request'
      ? fieldMessage(field, fields[field] ?? '', locale)
      : messageFor(failure, locale);
  return { errors: { [field]: message }, error: null };
}

function fieldMessage(name: string, value: string, locale: Locale): string {
  const t = speak(validationWords, locale);
  if (value.trim() === '') return t('required');
  if (name.endsWith('.phone')) return t('invalidPhone');
  if (name.endsWith('.email')) return t('invalidEmail');
  return messageFor({ code: 'invalid_request' }, locale);
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
