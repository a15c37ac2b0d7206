import type { BodyOf } from '../../../../shared/contracts/contract.ts';
import type * as contracts from '../../../../shared/contracts/checkout.ts';
import type { Address, placeOrder } from '../../../../shared/contracts/place-order.ts';
import { defaultPhoneCountry, phoneDigits } from '../../../../shared/rules/phone.ts';
import type { CheckoutProps } from '../props.ts';
import { addressFields } from '../../../../shared/rules/address-fields.ts';

type CheckoutView = contracts.CheckoutView;
type DeliveryType = contracts.DeliveryType;
type DeliveryOption = contracts.CheckoutPart['delivery_options'][number];

/** The form by field name, as text; a ticked box is `on`. */
export type Values = Readonly<Record<string, string>>;

/** The delivery of each supplier's part, as far as the shopper chose it. */
export type Chosen = Readonly<Record<string, DeliveryType | undefined>>;

/** The fields of one attendee of an experience. */
export interface AttendeeField {
  /** Prefix of its fields, `attendees.0`. */
  readonly name: string;
  readonly sku: string;
  /** Number of the attendee within the line, from 1. */
  readonly person: number;
  readonly item: string;
}

/** The attendees that the checkout asks for, in order. */
export function attendeeFields({ attendees }: CheckoutView): AttendeeField[] {
  const persons = attendees.flatMap(({ sku, name, amount }) =>
    Array.from({ length: amount }, (_, index) => ({ sku, item: name, person: index + 1 })),
  );
  return persons.map((person, index) => ({ ...person, name: `attendees.${index}` }));
}

/**
 * The form's first values: those that were sent before, else what the buyer's account knows, else
 * the defaults of place and language.
 */
export function initialValues(
  props: Pick<CheckoutProps, 'env' | 'checkout' | 'known' | 'values'>,
): Values {
  const { env, checkout, known, values } = props;
  return {
    'contact.country': defaultPhoneCountry(env.locale),
    // Where it is offered: `addressCountry` takes another one where it is not.
    'address.country': env.country,
    // A single way to pay is chosen already.
    payment_type: checkout.payment_types.length === 1 ? checkout.payment_types[0]! : '',
    ...known,
    ...values,
  };
}

/** The deliveries that are chosen from the start: those sent before, or the edge's own. */
export function initialChoice({
  checkout,
  values,
}: Pick<CheckoutProps, 'checkout' | 'values'>): Chosen {
  return Object.fromEntries(
    checkout.parts.map(({ supplier, delivery_type: decided, delivery_options: options }) => {
      const sent = options.find(({ type }) => type === values?.[`delivery.${supplier}`])?.type;
      return [supplier, sent ?? decided ?? undefined];
    }),
  );
}

/** Parts that need a choice of delivery. */
export function deliveredParts({ parts }: CheckoutView): contracts.CheckoutPart[] {
  return parts.filter((part) => part.needs_delivery && part.delivery_options.length > 0);
}

/** True when a part goes to an address, or still may. */
export function needsAddress(checkout: CheckoutView, chosen: Chosen): boolean {
  return broughtBy(checkout, chosen).length > 0;
}

/** The deliveries to an address that the shopper chose, or still may. */
function broughtBy(checkout: CheckoutView, chosen: Chosen): DeliveryOption[] {
  return deliveredParts(checkout).flatMap(({ supplier, delivery_options: options }) =>
    isCollected(chosen[supplier]) ? [] : options.filter(({ type }) => !isCollected(type)),
  );
}

const isCollected = (type: string | undefined) => type === 'collection' || type === 'to_branch';

/**
 * The countries of an address that every chosen delivery goes to. Where no country is common to all
 * suppliers, each one is offered, and the edge tells which part has to be collected. Empty where
 * the deliveries name none.
 */
export function addressCountries(checkout: CheckoutView, chosen: Chosen): readonly string[] {
  const each = broughtBy(checkout, chosen).flatMap(({ countries }) =>
    countries ? [countries] : [],
  );
  const all = [...new Set(each.flat())];
  const common = all.filter((country) => each.every((countries) => countries.includes(country)));
  return common.length > 0 ? common : all;
}

/** The country of the address: the one in the form where it is offered, else the first offered. */
export function addressCountry(checkout: CheckoutView, chosen: Chosen, values: Values): string {
  const offered = addressCountries(checkout, chosen);
  const named = values['address.country'] ?? '';
  return offered.length === 0 || offered.includes(named) ? named : offered[0]!;
}

/** The body of the order: the form's values that the checkout asks for, and no others. */
export function orderBody(
  checkout: CheckoutView,
  values: Values,
  chosen: Chosen,
): BodyOf<typeof placeOrder> {
  const text = (name: string): string => (values[name] ?? '').trim();
  const payment = text('payment_type');
  return {
    checkout_id: checkout.id,
    cart_id: checkout.cart,
    contact: {
      full_name: text('contact.full_name'),
      email: text('contact.email'),
      country: text('contact.country'),
      phone: phoneDigits(text('contact.phone')),
    },
    ...(needsAddress(checkout, chosen) && {
      address: addressOf(text, addressCountry(checkout, chosen, values)),
    }),
    attendees: attendeeFields(checkout).map(({ name, sku }) => ({
      sku,
      full_name: text(`${name}.full_name`),
      phone: phoneDigits(text(`${name}.phone`)),
    })),
    ...(checkout.needs_payment && { payment_type: payment as contracts.PaymentType }),
    ...(text('note') && { note: text('note') }),
    ...(text('save_as') === 'user' && { save_as: 'user' as const }),
  };
}

function addressOf(text: (name: string) => string, country: string): Address {
  const fields = addressFields(country).map(({ name }) => [name, text(`address.${name}`)] as const);
  const given = fields.filter(([, value]) => value !== '');
  return { country, ...Object.fromEntries(given) } as Address;
}
