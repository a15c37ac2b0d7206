import type { z } from 'zod';
import { courierRatesFragment } from '../../fragments/shop/courier-rates/server.ts';
import {
  askRatesByForm,
  chooseRate,
  readCourierChoices,
  type PartRates,
} from '../../shared/contracts/courier.ts';
import { askBranchesByForm } from '../../shared/contracts/courier-branches.ts';
import { courierFailure, type CourierFailure } from '../../shared/contracts/courier-failure.ts';
import { messageFor } from '../../shared/i18n/index.ts';
import { addressLines } from '../../shared/rules/address-lines.ts';
import { STATE } from '../../shared/rules/address-state.ts';
import { BRANCH_COUNTRIES } from '../../shared/rules/courier-codes.ts';
import { statesOf } from '../../shared/rules/states.ts';
import { formOf, type FormAbout, type ShownForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import { shownIn, type PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';
import { addressFaults, addressOfForm } from './address-form.ts';
import type { CheckoutReads } from './checkout-reads.ts';

/** The country whose provinces the form of branches offers. */
const [BRANCHES_IN = ''] = BRANCH_COUNTRIES;

/** Asks couriers about an address, and comes back with their rates, or with why there are none. */
const ratesForm = formOf({
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
  onward: (answer, { address_id }, about) =>
    shownRates(answer, { ...(address_id && { address_id }) }, about),
});

/** The checkout again, with its rates. Failures are not kept: the page that answers the form shows them. */
function shownRates(
  { results }: z.output<(typeof askRatesByForm)['answer']>,
  values: Readonly<Record<string, string>>,
  { base, params }: Pick<FormAbout, 'base' | 'params'>,
) {
  return again(results, values, `${base}/checkout/${params['checkout']}`);
}

/** The page again where something failed, with the failures by supplier; else the way on. */
function again(
  results: readonly { supplier: string; failure: { code: CourierFailure } | null }[],
  values: Readonly<Record<string, string>>,
  onward: string,
) {
  const failed = results.flatMap(({ supplier, failure }) =>
    failure ? [[supplier, failure.code] as const] : [],
  );
  return failed.length === 0
    ? onward
    : { values: { ...Object.fromEntries(failed), ...values }, errors: {} };
}

/** Looks for branches near a postal code, and comes back with them, or with why there are none. */
const branchesForm = formOf({
  call: askBranchesByForm,
  check: (fields, { tag }): Record<string, string> => {
    const faults = addressFaults({ country: BRANCHES_IN, ...nearOf(fields) }, tag);
    const state = faults[STATE];
    const code = faults['postal_code'];
    return { ...(state && { near_state: state }), ...(code && { near_code: code }) };
  },
  fields: (fields, { params }) => ({ checkout: params['checkout'], near: nearOf(fields) }),
  invalid: 'address_not_found',
  onward: ({ results }, { near_state = '', near_code = '' }, { base, params }) =>
    again(results, { near_state, near_code }, `${base}/checkout/${params['checkout']}`),
});

const nearOf = (fields: Readonly<Record<string, string>>) => ({
  [STATE]: fields['near_state']?.trim() ?? '',
  postal_code: fields['near_code']?.trim() ?? '',
});

/** Asks what a branch costs; its rates stand among the others then. */
const branchForm = formOf({
  call: askRatesByForm,
  fields: ({ agency }, { params }) => ({ checkout: params['checkout'], agency_id: agency }),
  invalid: 'courier_no_branches',
  onward: (answer, _fields, about) => shownRates(answer, {}, about),
});

/** Chooses a rate; it leads back to the checkout, whose total has its price. */
const rateForm = formOf({
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

const forms = { rates: ratesForm, rate: rateForm, branches: branchesForm, branch: branchForm };

/** Couriers' rates before a checkout's form; none where no supplier sends by courier. */
async function slots(
  { env, params, form, idempotencyKey }: PageContext,
  reads: Pick<CheckoutReads, 'couriers' | 'addresses'>,
) {
  const [found, book] = await Promise.all([reads.couriers, reads.addresses]);
  if (!found.ok || !found.value.counts) return [];
  const { countries, address, rates, chosen, has_branches: hasBranches, branches } = found.value;
  const shown = shownIn(forms, form);
  const isOfBranches = shown?.intent === 'branches';
  const results = rates.results.map((part) =>
    isOfBranches ? part : withFailure(part, shown, env.tag),
  );
  const codes = isOfBranches
    ? rates.results.flatMap(({ supplier }) => failureIn(shown, supplier) ?? [])
    : [];
  return [
    slot(courierRatesFragment, {
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
        hasBranches,
        branches,
        branchFailures: [...new Set(codes)].map((code) => messageFor({ code }, env.tag)),
        branchStates: hasBranches ? (statesOf([BRANCHES_IN])[BRANCHES_IN] ?? []) : [],
        values: { ...textsOf(address), ...shown?.values },
        errors: shown?.errors ?? {},
        error: shown?.error ?? null,
      },
    }),
  ];
}

/** Couriers' rates and branches before the form of a checkout. */
export const courierPart: PagePart<Pick<CheckoutReads, 'couriers' | 'addresses'>> = {
  forms,
  slots,
};

/** A part with the failure that the form has just met; rates that are kept go before it. */
function withFailure(part: PartRates, form: ShownForm | undefined, tag: string): PartRates {
  const code = failureIn(form, part.supplier);
  if (code === undefined || part.rates.length > 0) return part;
  return { ...part, failure: { code, message: messageFor({ code }, tag) } };
}

/** The failure of a supplier's part in a form that is shown again. */
function failureIn(form: ShownForm | undefined, supplier: string): CourierFailure | undefined {
  return courierFailure.safeParse(form?.values[supplier]).data;
}

/** The fields of an address, as its form shows them. */
function textsOf(address: Choices['address']): Record<string, string> {
  const texts = Object.entries(address ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(texts) as Record<string, string>;
}
