/** The rows of DIRECTORY and of a cell that hold a store's owner, its type and where it delivers to. */
import type { StoreType } from '../../../shared/contracts/fields.ts';
import type { Touch } from '../../../shared/rules/resale-terms.ts';
import * as cell from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';
import type { DirectoryTables } from '../../db/directory-tables.ts';
import * as directory from '../../db/directory-sql.ts';

export interface DirectoryStoreRow extends Pick<
  DirectoryTables['store'],
  'id' | 'slug' | 'cell' | 'owner_id' | 'store_type' | 'is_proxy' | 'can_skip_pin'
> {
  owner: string | null;
  /** Text messages that it has left; null where it never had any. */
  texts: number | null;
}

/** The terms by which a network divides margins: rates in millionths, and the touch that earns. */
export interface NetworkTerms {
  readonly rates: readonly number[];
  readonly touch: Touch;
}

export type CellStoreRow = Pick<
  CellTables['store'],
  'owner' | 'store_type' | 'is_proxy' | 'country' | 'delivery_countries' | 'root_id'
> & {
  /** JSON: the terms of its network that count; null for none. */
  terms: string | null;
  /** JSON: millionths of a payout that are withheld, people's and stores'. */
  withheld: string;
  /** JSON: the rates and taxes that have not begun, the next one first. */
  planned: string;
};

export interface AccountRow extends Pick<DirectoryTables['account'], 'id' | 'username'> {
  /** 0 where the account claims the e-mail but has not proven it. */
  is_proven: number;
}

/** @param named slug or id */
export function findStore(named: string): directory.Statement<DirectoryStoreRow> {
  return directory.sql<DirectoryStoreRow>`SELECT s.id, s.slug, s.cell, s.owner_id, a.username AS owner,
      s.store_type, s.is_proxy, s.can_skip_pin, c.amount AS texts
    FROM store s LEFT JOIN account a ON a.id = s.owner_id AND a.erased_at IS NULL
    LEFT JOIN text_credit c ON c.store_id = s.id
    WHERE s.slug = ${named} OR s.id = ${named}`;
}

/** A rate or a tax that has not begun: `kind` is `rates`, `person` or `store`; parts are in millionths. */
export interface PlannedTerms {
  readonly since: number;
  readonly kind: 'rates' | 'person' | 'store';
  readonly parts: readonly number[];
  readonly touch: Touch | null;
}

/** @param at the moment by which terms count; @param now what begins later is planned */
export function findInCell(id: string, at: number, now: number): cell.Statement<CellStoreRow> {
  return cell.sql<CellStoreRow>`SELECT s.owner, s.store_type, s.is_proxy, s.country,
      s.delivery_countries, s.root_id,
      (SELECT json_object('rates', json_array(r.seller, r.up_one, r.up_two, r.network), 'touch', r.touch)
        FROM network_rate r WHERE r.network_id = coalesce(s.root_id, s.id) AND r.plan = ''
          AND r.since <= ${at}
        ORDER BY r.since DESC LIMIT 1) AS terms,
      json_array(${withheldOf('person', at)}, ${withheldOf('store', at)}) AS withheld,
      (SELECT json_group_array(json_object('since', p.since, 'kind', p.kind, 'parts', json(p.parts),
          'touch', p.touch) ORDER BY p.since, p.kind)
        FROM (SELECT since, 'rates' AS kind, json_array(seller, up_one, up_two, network) AS parts, touch
            FROM network_rate WHERE network_id = s.id AND plan = '' AND since > ${now}
          UNION ALL SELECT since, kind, json_array(rate), NULL
            FROM payout_tax WHERE network_id = s.id AND since > ${now}) p) AS planned
    FROM store s WHERE s.id = ${id}`;
}

/** The millionths that the network of a root store `s` withholds of payouts to a kind of receiver. */
function withheldOf(kind: CellTables['payout_tax']['kind'], at: number): cell.Statement {
  return cell.sql`coalesce((SELECT t.rate FROM payout_tax t WHERE t.network_id = s.id
    AND t.kind = ${kind} AND t.since <= ${at} ORDER BY t.since DESC LIMIT 1), 0)`;
}

/** Sets the rates of a network from a time on; what was placed before keeps its own. Rates planned for that time are replaced. */
export function insertRates(
  network: string,
  { rates: [seller = 0, upOne = 0, upTwo = 0, own = 0], touch }: NetworkTerms,
  since: number,
): cell.Statement<{ id: string }> {
  return cell.sql<{ id: string }>`INSERT INTO network_rate
      (network_id, plan, since, seller, up_one, up_two, network, touch)
    VALUES (${network}, '', ${since}, ${seller}, ${upOne}, ${upTwo}, ${own}, ${touch})
    ON CONFLICT (network_id, plan, since) DO UPDATE SET seller = excluded.seller,
      up_one = excluded.up_one, up_two = excluded.up_two, network = excluded.network,
      touch = excluded.touch
    RETURNING network_id AS id`;
}

/**
 * Sets which millionths of its payouts a network withholds as tax from a time on; batches that were sent
 * before keep their own.
 */
export function insertWithheld(
  network: string,
  [person = 0, store = 0]: readonly number[],
  since: number,
): cell.Statement<{ id: string }> {
  return cell.sql<{ id: string }>`INSERT INTO payout_tax (network_id, kind, since, rate)
    VALUES (${network}, 'person', ${since}, ${person}), (${network}, 'store', ${since}, ${store})
    ON CONFLICT (network_id, kind, since) DO UPDATE SET rate = excluded.rate
    RETURNING network_id AS id`;
}

/** Withdraws the rates and taxes of a network that have not begun. */
export function withdrawPlanned(network: string, now: number): cell.Statement<{ id: string }>[] {
  return [
    cell.sql<{ id: string }>`DELETE FROM network_rate WHERE network_id = ${network} AND plan = ''
      AND since > ${now} RETURNING network_id AS id`,
    cell.sql<{ id: string }>`DELETE FROM payout_tax WHERE network_id = ${network} AND since > ${now}
      RETURNING network_id AS id`,
  ];
}

/**
 * The account of an e-mail (a text with an `@`), else of a username; an account that has proven the
 * e-mail comes first.
 */
export function findAccount(who: string): directory.Statement<AccountRow> {
  const email = who.toLowerCase();
  const named = who.includes('@')
    ? directory.sql`email = ${email} OR id IN
        (SELECT account_id FROM contact_claim WHERE type = 'email' AND value = ${email})`
    : directory.sql`username = ${who}`;
  return directory.sql<AccountRow>`SELECT id, username, email IS ${email} AS is_proven FROM account
    WHERE (${named}) AND erased_at IS NULL ORDER BY is_proven DESC LIMIT 1`;
}

interface StoreFacts {
  readonly owner: string | null;
  readonly store_type: StoreType;
}

/** The columns of a store that only its cell holds. */
type DeliveryFacts = Pick<CellTables['store'], 'delivery_countries'>;

/**
 * Writes a store's facts in its cell, with a new revision since pages show some of them; changes
 * nothing where they are already so.
 */
export function updateInCell(
  id: string,
  { owner, store_type: type, delivery_countries: countries }: StoreFacts & DeliveryFacts,
  now: number,
): cell.Statement<{ id: string }> {
  return cell.sql<{
    id: string;
  }>`UPDATE store SET owner = coalesce(${owner}, owner), store_type = ${type},
      delivery_countries = ${countries}, revision = revision + 1, updated_at = ${now}
    WHERE id = ${id} AND (owner <> coalesce(${owner}, owner) OR store_type <> ${type}
      OR delivery_countries <> ${countries})
    RETURNING id`;
}

/**
 * Writes the facts that the directory keeps for accounts that sign up and in: owner, type, and
 * whether a sign-up needs no PIN.
 */
export function updateInDirectory(
  id: string,
  {
    owner,
    store_type: type,
    is_proxy: proxy,
    can_skip_pin: skip,
  }: StoreFacts & { readonly is_proxy: number; readonly can_skip_pin: number },
): directory.Statement<{ id: string }> {
  return directory.sql<{ id: string }>`UPDATE store SET owner_id = ${owner}, store_type = ${type},
      is_proxy = ${proxy}, can_skip_pin = ${skip}
    WHERE id = ${id} AND (owner_id IS NOT ${owner} OR store_type <> ${type} OR is_proxy <> ${proxy}
      OR can_skip_pin <> ${skip})
    RETURNING id`;
}

/**
 * Sets how many text messages a store has; changes nothing where it has as many.
 * @param runoutId names the alert that says that none is left
 */
export function putTexts(
  id: string,
  texts: number,
  { runoutId, now }: { readonly runoutId: string; readonly now: number },
): directory.Statement<{ id: string }> {
  return directory.sql<{ id: string }>`INSERT INTO text_credit (store_id, amount, set_at, runout_id)
    VALUES (${id}, ${texts}, ${now}, ${runoutId})
    ON CONFLICT (store_id) DO UPDATE SET amount = excluded.amount, set_at = excluded.set_at,
      runout_id = excluded.runout_id WHERE amount <> excluded.amount
    RETURNING store_id AS id`;
}
