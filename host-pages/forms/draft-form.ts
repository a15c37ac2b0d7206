import { draftOrder } from '../../fragments/office/draft-order/server.ts';
import type { StoreInfo } from '../../shared/contracts/store.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { isBrought, storeDeliveryTypes } from '../../shared/rules/checkout-totals.ts';
import { daysOf, draftProblems, typedLines } from '../../shared/rules/draft-form.ts';
import type { Fields, FormAbout } from '../kit/form.ts';
import { addressFaults, addressOfForm } from './address-form.ts';

/** What a seller typed of a draft, as the calls take it; it is brought to addresses of the store's country. */
export function draftOfForm(fields: Fields, { country }: StoreInfo): object {
  const text = (name: string) => (fields[name] ?? '').trim();
  const way = storeDeliveryTypes.find((one) => one === fields['delivery_type']) ?? null;
  return {
    lines: typedLines(fields),
    contact: {
      full_name: text('full_name'),
      email: text('email'),
      country,
      phone: text('phone'),
    },
    delivery_type: way,
    ...(isBrought(way) && { address: addressOfForm({ ...fields, country }) }),
    note: text('note').replaceAll('\r\n', '\n'),
    days: daysOf(fields),
    is_mailed: fields['is_mailed'] === 'yes',
  };
}

/** The problems of the form before it is sent, by field name. */
export function problemsOfDraft(fields: Fields, { store, tag }: FormAbout): Record<string, string> {
  const { country } = store;
  const isHome = isBrought(fields['delivery_type']) && fields['delivery_type'] !== 'none';
  return {
    ...draftProblems(fields, country, wordsOf(draftOrder.words, tag).needs),
    ...(isHome && addressFaults({ ...fields, country }, tag)),
  };
}
