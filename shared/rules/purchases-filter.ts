import { deliveryTypes, type DeliveryType } from './checkout-totals.ts';
import { isDay } from './local-time.ts';
import { orderStates, type OrderState } from './order-states.ts';
import { paymentCodes, type PaymentCode } from './payment-codes.ts';

/** In which order a buyer's purchases stand: by when they were placed or last changed. */
export const purchaseSorts = ['-created_at', 'created_at', '-updated_at'] as const;
export type PurchaseSort = (typeof purchaseSorts)[number];

/** What a buyer's list is narrowed to (spec [2], [7]); empty fields narrow nothing. */
export interface PurchasesFilter {
  readonly state: OrderState | '';
  readonly payment_type: PaymentCode | '';
  readonly delivery_type: DeliveryType | '';
  /** Days of the store's calendar, `YYYY-MM-DD`. */
  readonly start_date: string;
  readonly end_date: string;
  readonly include_delivered: 'true' | 'false';
  readonly include_canceled: 'true' | 'false';
  /** An order's id, the start of its number, or a courier's whole tracking number. */
  readonly text: string;
  readonly sort: PurchaseSort;
}

export const PURCHASES_TEXT_MAX = 100;

/** The filter of an address that names none: every purchase, the latest first. */
export const ALL_PURCHASES: PurchasesFilter = {
  state: '',
  payment_type: '',
  delivery_type: '',
  start_date: '',
  end_date: '',
  include_delivered: 'true',
  include_canceled: 'true',
  text: '',
  sort: '-created_at',
};

/** Reads the filter of a list's address; a value that is none of a field's is left out. */
export function readPurchasesFilter(query: URLSearchParams): PurchasesFilter {
  const given = (name: keyof PurchasesFilter) => query.get(name) ?? '';
  const one = <T extends string>(all: readonly T[], name: keyof PurchasesFilter) =>
    all.find((value) => value === given(name)) ?? '';
  const day = (name: 'start_date' | 'end_date') => (isDay(given(name)) ? given(name) : '');
  const flag = (name: keyof PurchasesFilter) => (given(name) === 'false' ? 'false' : 'true');
  return {
    state: one(orderStates, 'state'),
    payment_type: one(paymentCodes, 'payment_type'),
    delivery_type: one(deliveryTypes, 'delivery_type'),
    start_date: day('start_date'),
    end_date: day('end_date'),
    include_delivered: flag('include_delivered'),
    include_canceled: flag('include_canceled'),
    text: given('text').trim().slice(0, PURCHASES_TEXT_MAX),
    sort: one(purchaseSorts, 'sort') || ALL_PURCHASES.sort,
  };
}

/** The fields of a filter that differ from those of an address without any, for the list's other pages. */
export function narrowedBy(filter: PurchasesFilter): [string, string][] {
  return Object.entries(filter).filter(
    ([name, value]) => value !== ALL_PURCHASES[name as keyof PurchasesFilter],
  );
}
