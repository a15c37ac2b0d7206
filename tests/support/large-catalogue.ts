/** A catalogue of many products on SQLite in memory, and the rows that a move in it writes. */
import { repositionProduct } from '../../edge/flows/owners/reposition.ts';
import { RANK_STEP } from '../../edge/modules/catalogues/index.ts';
import { commit } from '../../edge/unit-of-work/change.ts';
import type { IdempotentCall } from '../../edge/unit-of-work/idempotency.ts';
import { openWork } from './work-scope.ts';

const CATALOGUE = 'ca_grande';

export interface LargeCatalogue {
  /** Moves the product of a number, from 0, to a place; the rows that were written, by triggers too. */
  readonly move: (product: number, place: number, call?: IdempotentCall) => Promise<number>;
  /** Waits for what follows moves; the rows that it wrote. */
  readonly rest: () => Promise<number>;
  /** Moves several products at once, as many people do; the rows written by all, and the failures. */
  readonly moveAll: (
    moves: readonly (readonly [product: number, place: number])[],
  ) => Promise<{ readonly written: number; readonly failures: readonly string[] }>;
  /** Has the database refuse to move the first product's rank away, as spreading does. */
  readonly hinderSpreading: () => void;
  /** How many rows the catalogue has, and how many different places. */
  readonly places: () => { readonly rows: number; readonly ranks: number };
  /** The numbers of the products in the catalogue's order, the first ones. */
  readonly first: (count: number) => number[];
}

/** Opens a store with a catalogue of so many products, which an account of the store edits. */
export function openLargeCatalogue(products: number): LargeCatalogue {
  const { cell, scope, signIn, settled } = openWork();
  signIn({ accountId: 'ac_una' });
  const numbers = `WITH RECURSIVE n (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${products - 1})`;
  cell.exec(`
    INSERT INTO store (id, slug, owner, name, store_type, country, currency, profile, delivery_types,
        payment_types, updated_at)
      VALUES ('st_una', 'una', 'ac_una', 'Una', 'other', 'MX', 'MXN', '{}', '[]', '[]', 0);
    ${numbers} INSERT INTO item (id, owner_id, slug, kind, name, description, list_price, highest_price,
        currency, stock_type, return_info, updated_at)
      SELECT 'it_' || i, 'st_una', 'i-' || i, 'product', 'Uno', '', 1, 1, 'MXN', 'onstock', '{}', 0 FROM n;
    ${numbers} INSERT INTO listing (id, store_id, item_id, kind, list_price, queue_position)
      SELECT i + 1, 'st_una', 'it_' || i, 'product', 1, i FROM n;
    INSERT INTO catalogue (id, store_id, name, slug, position, updated_at)
      VALUES ('${CATALOGUE}', 'st_una', 'Grande', 'grande', 0, 0);
    INSERT INTO catalogue_listing (catalogue_id, listing_id, position, list_price)
      SELECT '${CATALOGUE}', id, (id - 1) * ${RANK_STEP}, 1 FROM listing;`);
  const written = () => Number(cell.prepare('SELECT total_changes() AS n').get()?.['n']);
  return {
    async move(product, place, call) {
      const before = written();
      const done = await commit(scope, call, 200, () =>
        repositionProduct(scope, CATALOGUE, `it_${product}`, place),
      );
      if (!done.ok) throw new Error(`not moved: ${done.error.code}`);
      return written() - before;
    },
    async rest() {
      const before = written();
      await settled();
      return written() - before;
    },
    async moveAll(moves) {
      const before = written();
      const done = await Promise.all(
        moves.map(([product, place]) =>
          commit(scope, undefined, 200, () =>
            repositionProduct(scope, CATALOGUE, `it_${product}`, place),
          ),
        ),
      );
      const failures = done.flatMap((one) => (one.ok ? [] : [one.error.code]));
      return { written: written() - before, failures };
    },
    hinderSpreading: () =>
      cell.exec(`CREATE TRIGGER hinders BEFORE UPDATE OF position ON catalogue_listing
        WHEN NEW.position < 0 BEGIN SELECT RAISE(ABORT, 'hindered'); END`),
    places: () => {
      const row = cell
        .prepare('SELECT count(*) AS n, count(DISTINCT position) AS ranks FROM catalogue_listing')
        .get();
      return { rows: Number(row?.['n']), ranks: Number(row?.['ranks']) };
    },
    first: (count) =>
      cell
        .prepare(
          `SELECT listing_id - 1 AS i FROM catalogue_listing ORDER BY position LIMIT ${count}`,
        )
        .all()
        .map(({ i }) => Number(i)),
  };
}
