/** Reports of what a provider has paid out, as files of the store's accountant. */
import { settlementEndpoints } from '../../../edge/flows/money/settlements/endpoints.ts';
import type { Settlement, SettlementLine } from '../../../shared/contracts/settlements.ts';
import type { SettlementKind } from '../../../shared/rules/settlements.ts';
import { nobody } from '../../support/nobody.ts';
import { accountant } from '../orders/desk.ts';
import { withKey } from '../purchase/buyer.ts';
import { fresh, makeWorld, type TestStore, type World } from '../purchase/world.ts';

/** A line of a report; minor units. */
export interface Told {
  readonly kind?: SettlementKind;
  readonly reference?: string;
  readonly subject?: string;
  readonly gross?: number;
  readonly fee?: number;
}

const decimals = (minor: number) => (minor / 100).toFixed(2);

/** A report's file. */
export function fileOf(
  lines: readonly Told[],
  given: { readonly report?: string; readonly currency?: string } = {},
): string {
  const head = [given.report ?? fresh('po_'), '2100-08-20', given.currency ?? 'MXN'];
  const rows = lines.map(({ kind = 'payment', reference = '', subject = '', gross = 0, fee = 0 }) =>
    [...head, kind, reference, subject, ...[gross, fee, gross - fee].map(decimals)].join(),
  );
  return ['report,paid_on,currency,type,reference,id,gross,fee,net', ...rows].join('\n');
}

export type SettlementView = Settlement & {
  results: { results: SettlementLine[]; matches_estimated: number };
};

/** The calls by which a store's accountant takes reports, in a world with the same providers. */
export function makeSettling(world: World, store: TestStore) {
  const books = makeWorld(
    { ...nobody, identity: () => Promise.resolve(accountant) },
    { endpoints: settlementEndpoints, cards: world.cards },
  );
  const at = (by: TestStore) => `/admin/suppliers/${by.id}/settlements`;
  return {
    books,
    take: (text: string, by = store, key = fresh('settlement-key-no-'), code = 'str_card') =>
      books.call<Settlement & { code?: string }>(
        by,
        'POST',
        at(by),
        { payment_type: code, text },
        withKey(key),
      ),
    match: (id: string, by = store) =>
      books.call<Settlement>(by, 'POST', `${at(by)}/${id}/match`, {}, withKey()),
    settle: (id: string, body: object, key = fresh('settling-key-no-'), by = store) =>
      books.call<Settlement & { code?: string }>(
        by,
        'POST',
        `${at(by)}/${id}/lines`,
        body,
        withKey(key),
      ),
    one: (id: string, query = '', by = store) =>
      books.call<SettlementView>(by, 'GET', `${at(by)}/${id}${query}`),
    list: (by = store) =>
      books.call<{
        results: Settlement[];
        matches_estimated: number;
        clearing: { amount: number }[];
        sources: { is_failing: boolean }[];
      }>(by, 'GET', at(by)),
  };
}
