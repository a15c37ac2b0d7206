import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { SellerReturn } from '../../../shared/contracts/seller-returns.ts';
import type { OrderReturns } from '../../../shared/contracts/returns.ts';
import { variantText } from '../../../shared/rules/exchanges.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { unitsLeft } from '../../../shared/rules/returns.ts';
import type { KindRow, ReturnableRow, VariantRow } from './returnable-statements.ts';
import type { ReturnRow, SellerReturnRow } from './statements.ts';

/** The name of a photo's bytes in the bucket, which no address of public pictures reads. */
export function photoKey(supplier: string, photo: string): string {
  return `private/${supplier}/${photo}`;
}

/** A return as both sides read it. */
export function toReturn(row: ReturnRow): ReturnView {
  const { id, order_id: order, number, state, reason, detail, closed_by } = row;
  const comments = JSON.parse(row.comments) as (Omit<ReturnView['comments'][number], 'at'> & {
    at: number;
  })[];
  return {
    id,
    order,
    number,
    state,
    reason,
    detail,
    opened_on: new Date(row.opened_at).toISOString(),
    closed_on: row.closed_at === null ? null : new Date(row.closed_at).toISOString(),
    closed_by,
    inspected_on: row.inspected_at === null ? null : new Date(row.inspected_at).toISOString(),
    decision: decisionOf(row),
    withdrawal_code: row.withdrawal_code,
    lines: JSON.parse(row.lines) as ReturnView['lines'],
    parcel: parcelOf(row),
    exchange_refusal: row.exchange_refusal,
    photos: JSON.parse(row.photos) as ReturnView['photos'],
    comments: comments.map(({ at, ...comment }) => ({
      ...comment,
      at: new Date(at).toISOString(),
    })),
  };
}

function parcelOf(row: ReturnRow): ReturnView['parcel'] {
  const { sent_at: at, carrier, tracking_number, tracking_url } = row;
  return at === null
    ? null
    : { sent_on: new Date(at).toISOString(), carrier, tracking_number, tracking_url };
}

function decisionOf(row: ReturnRow): ReturnView['decision'] {
  const { decision: answer, decision_text: text, decided_at: at } = row;
  return answer === null || at === null
    ? null
    : { answer, text: text ?? '', on: new Date(at).toISOString() };
}

/** A return in the list of its seller. */
export function toSellerReturn(row: SellerReturnRow): SellerReturn {
  const { comments: _, detail: __, photos: ___, ...shown } = toReturn(row);
  return { ...shown, buyer: row.buyer ?? '' };
}

type Line = OrderReturns['lines'][number];

/** What a seller says who has said nothing: taken back within the time that the law gives. */
const COMMON: Line['terms'] = {
  return_type: '72hrs',
  return_policy: 'common',
  return_policy_legend: null,
};

/** A line that may be returned, as it was sold, with its seller's terms. */
export function toReturnable(row: ReturnableRow): Omit<Line, 'sku' | 'variant' | 'variants'> {
  const { line, name, photo, bought, returned } = row;
  const terms = { ...COMMON, ...(JSON.parse(row.terms ?? '{}') as Partial<Line['terms']>) };
  return {
    line,
    name,
    photo: photo === null ? null : (JSON.parse(photo) as Line['photo']),
    left: unitsLeft({ line, bought, returned, isAllowed: terms.return_type !== 'disallowed' }),
    terms,
  };
}

/**
 * The lines that may be returned, each as the variant that was sold and as those that exchanges brought, with the
 * variants for which they may be exchanged.
 */
export function toOffered(
  rows: readonly ReturnableRow[],
  kinds: readonly KindRow[],
  variants: readonly VariantRow[],
  locale: Locale,
): Line[] {
  return rows.flatMap((row) => {
    const line = toReturnable(row);
    const own = variants.filter((one) => one.line === row.line);
    const comeAs = kinds.filter((one) => one.line === row.line);
    const brought = comeAs.some(({ variant, left }) => variant !== null && left > 0);
    return comeAs
      .filter(({ variant, left }) => (variant === null ? !brought || left > 0 : left > 0))
      .map(({ sku, variant, left }) => ({
        ...line,
        sku,
        variant,
        left: Math.max(0, Math.min(line.left, left)),
        variants: own
          .filter((one) => one.sku !== sku)
          .map((one) => ({ sku: one.sku, variant: variantIn(one, locale) })),
      }));
  });
}

function variantIn({ attributes, attributes_en: english }: VariantRow, locale: Locale): string {
  const named = locale === 'en' && english !== null ? english : attributes;
  return variantText(JSON.parse(named) as Record<string, string>);
}
