import type { ReturnView } from '../../../shared/contracts/returns.ts';
import type { SellerReturn } from '../../../shared/contracts/seller-returns.ts';
import type { OrderReturns } from '../../../shared/contracts/returns.ts';
import { unitsLeft } from '../../../shared/rules/returns.ts';
import type { ReturnableRow, ReturnRow, SellerReturnRow } from './statements.ts';

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
    photos: JSON.parse(row.photos) as ReturnView['photos'],
    comments: comments.map(({ at, ...comment }) => ({
      ...comment,
      at: new Date(at).toISOString(),
    })),
  };
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

/** A line that may be returned, with its seller's terms. */
export function toReturnable(row: ReturnableRow): Line {
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
