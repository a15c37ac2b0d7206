import { paymentLimitsFragment } from '../../fragments/office/payment-limits/server.ts';
import { getPaymentLimits, setPaymentLimits } from '../../shared/contracts/payment-limits.ts';
import { orThrow } from '../../shared/kernel/result.ts';
import { paymentCodes } from '../../shared/rules/payment-codes.ts';
import { minorOf } from '../../shared/rules/typed-numbers.ts';
import type { Fields, PageForm } from '../kit/form.ts';
import type { PageContext } from '../kit/page.ts';
import type { PagePart } from '../kit/page-part.ts';
import { slot } from '../kit/slot.ts';

const DONE = 'limits';

/** A bound as it was typed; null for an empty field. A text that is no amount is refused by the call. */
function boundOf(fields: Fields, name: string): number | null {
  const text = (fields[name] ?? '').trim();
  return text === '' ? null : (minorOf(text) ?? -1);
}

/** Saves the amounts of each way to pay; they stand on the settings' page. */
const limitsForm: PageForm = {
  call: setPaymentLimits,
  done: DONE,
  refused: 'told',
  fields: (fields, { store }) => ({
    mashup: `${store.id}:${store.id}`,
    type: store.store_type,
    limits: paymentCodes
      .filter((code) => fields[`code_${code}`] !== undefined)
      .map((code) => ({
        payment_type: code,
        minimum: boundOf(fields, `minimum_${code}`),
        maximum: boundOf(fields, `maximum_${code}`),
      })),
  }),
};

/** The amounts of each way to pay, on the settings' page. */
async function slots({ env, read, store, query, idempotencyKey }: PageContext) {
  const params = { mashup: `${store.id}:${store.id}`, type: store.store_type };
  const limits = orThrow(await read(getPaymentLimits, { params }));
  return [
    slot(paymentLimitsFragment, {
      class: 'primary',
      props: { env, limits, done: query.get('done') === DONE, idempotencyKey },
    }),
  ];
}

/** The amounts of each way to pay, on the settings' page. */
export const limitsPart: PagePart = { forms: { limits: limitsForm }, slots };
