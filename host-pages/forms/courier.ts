import type { z } from 'zod';
import { courierRatesFragment } from '../../fragments/shop/courier-rates/server.ts';
import {
  askRatesByForm,
  chooseRate,
  courierFailure,
  readCourierChoices,
  type PartRates,
} from '../../shared/contracts/courier.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import type { KnownAddress } from '../../shared/rules/address-book.ts';
import { addressLines } from '../../shared/rules/address-lines.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { formOf, type ShownForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { slot } from '../kit/slot.ts';
import { addressFaults, addressOfForm } from './address-form.ts';

/** The names under which the two forms of couriers are posted. */
const INTENTS = ['rates', 'rate'];

/** True for a form that the fragment of couriers shows again by itself. */
export function isCourierForm(form: PageContext['form']): boolean {
  return INTENTS.includes(form?.intent ?? '');
}

/** Asks couriers about an address, and comes back with their rates, or with why there are none. */
export const ratesForm = formOf({
  call: askRatesByForm,
  check: (fields, { tag }): Record<string, string> =>
    fields['address_id'] === undefined ? addressFaults(fields, tag) : {},
  fields: (fields, { params }) => ({
    checkout: params['checkout'],
    ...(fields['address_id'] === undefined
      ? { address: addressOfForm(fields) }
      : { address_id: fields['address_id'] }),
  }),
  invalid: 'address_not_found',
  onward(answer, { address_id }, { base, params }) {
    const failed = answer.results.flatMap(({ supplier, failure }) =>
      failure ? [[supplier, failure.code] as const] : [],
    );
    if (failed.length === 0) return `${base}/checkout/${params['checkout']}`;
    // Failures are not kept: the page that answers the form shows them.
    const values = { ...Object.fromEntries(failed), ...(address_id && { address_id }) };
    return { values, errors: {} };
  },
});

/** Chooses a rate; it leads back to the checkout, whose total has its price. */
export const rateForm = formOf({
  call: chooseRate,
  async fields({ rate = '' }, { params, read }) {
    const checkout = params['checkout'] ?? '';
    const found = await read(readCourierChoices, { params: { checkout } });
    const [rate_id, shipment_id] = rate.split(' ');
    return { cart: found.ok ? found.value.cart : null, checkout, rate_id, shipment_id };
  },
  invalid: 'rate_not_found',
});

type Choices = z.output<(typeof readCourierChoices)['answer']>;

/**
 * Couriers' rates above a checkout; undefined where no supplier sends by courier.
 * @param book the buyer's own addresses
 */
export function courierSlot(
  { env, params, form, idempotencyKey }: PageContext,
  { counts, countries, address, rates, chosen }: Choices,
  book: readonly KnownAddress[],
) {
  if (!counts) return undefined;
  const shown = isCourierForm(form) ? form : undefined;
  const results = rates.results.map((part) => withFailure(part, shown, env.tag));
  return slot(courierRatesFragment, {
    class: 'primary',
    props: {
      env,
      path: `/checkout/${params['checkout'] ?? ''}`,
      idempotencyKey,
      place: address && addressLines({ ...address, reference: undefined }),
      rates: { ...rates, results },
      chosen,
      book: book.filter(({ fields }) => countries.includes(fields['address.country'] ?? '')),
      countries,
      states: statesOf(countries),
      values: { ...textsOf(address), ...shown?.values },
      errors: shown?.errors ?? {},
      error: shown?.error ?? null,
    },
  });
}

/** A part with the failure that the form has just met; rates that are kept go before it. */
function withFailure(part: PartRates, form: ShownForm | undefined, tag: string): PartRates {
  const code = courierFailure.safeParse(form?.values[part.supplier]).data;
  if (code === undefined || part.rates.length > 0) return part;
  return { ...part, failure: { code, message: messageFor({ code }, tag) } };
}

/** The fields of an address, as its form shows them. */
function textsOf(address: Choices['address']): Record<string, string> {
  const texts = Object.entries(address ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(texts) as Record<string, string>;
}
