import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { HourSpan, OwnDelivery, WantedTime } from '../../../shared/rules/own-delivery.ts';
import type { SupplierRow, TermsRow } from './statements.ts';

/** The terms of a row. */
export function toTerms(row: TermsRow) {
  return {
    cost: row.delivery_cost,
    lead_days: row.lead_days,
    weekdays: JSON.parse(row.weekdays) as number[],
    windows: JSON.parse(row.windows) as HourSpan[],
    postal_codes: JSON.parse(row.postal_codes) as string[],
  } satisfies OwnDelivery;
}

/** A supplier's own delivery as the option of a part that goes by it. */
export function toOption(row: SupplierRow, wanted: WantedTime | null) {
  const { cost, postal_codes: zone } = toTerms(row);
  return {
    type: 'delivery',
    cost,
    days: null,
    ...(wanted && { arrives_on: wanted.date, wanted }),
    countries: [row.country],
    ...(zone.length > 0 && { zone }),
    address: null,
  } as const satisfies CheckoutPart['delivery_options'][number];
}
