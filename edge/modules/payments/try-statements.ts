import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** A try that was given up: by which way, and whose account, and how long it is asked about. */
export interface WatchedTry extends Pick<
  CellTables['payment_try'],
  'payment_id' | 'n' | 'account' | 'charge_id'
> {
  provider: PaymentCode;
  watched_until: number | null;
  /** 1 for a try of a test's payment. */
  is_test: number;
}

/** The columns of a payment that its tries are made of. */
interface Tried extends Pick<CellTables['payment'], 'id' | 'tries' | 'account' | 'charge_id'> {
  provider: PaymentCode;
}
type Taker = Pick<Tried, 'provider' | 'account'>;

/** Notes by which way and account the next try of a payment is made. */
export function insertTry({ id, tries, provider, account }: Tried, now: number): Statement {
  return sql`INSERT INTO payment_try (payment_id, n, provider, account, begun_at)
    VALUES (${id}, ${tries + 1}, ${provider}, ${account}, ${now})`;
}

/** The way and the account of a try, and its charge where it was given up. */
export function findTry(id: string, n: number): Statement<Taker & Pick<Tried, 'charge_id'>> {
  return sql<Taker & Pick<Tried, 'charge_id'>>`SELECT provider, account, charge_id FROM payment_try
    WHERE payment_id = ${id} AND n = ${n}`;
}

/** Has the provider of a payment's last try, which is given up, be asked about it for a while. */
export function watchTry({ id, tries, charge_id }: Tried, until: number, now: number): Statement {
  return sql`UPDATE payment_try
    SET charge_id = ${charge_id}, watched_until = ${until}, asked_at = ${now}
    WHERE payment_id = ${id} AND n = ${tries}`;
}

/** Given-up tries that nobody has asked about since a moment, the longest unasked first. */
export function listWatched(before: number, limit: number): Statement<WatchedTry> {
  return sql<WatchedTry>`SELECT payment_id, n, provider, account, charge_id, watched_until,
      (SELECT is_test FROM payment WHERE id = payment_id) AS is_test
    FROM payment_try WHERE watched_until IS NOT NULL AND asked_at < ${before}
    ORDER BY asked_at LIMIT ${limit}`;
}

/** Notes that a given-up try was asked about; no more where its end is known. */
export function noteAsked(
  { payment_id, n }: Pick<WatchedTry, 'payment_id' | 'n'>,
  isOver: boolean,
  now: number,
): Statement {
  return sql`UPDATE payment_try SET asked_at = ${now},
      watched_until = CASE WHEN ${isOver ? 1 : 0} THEN NULL ELSE watched_until END
    WHERE payment_id = ${payment_id} AND n = ${n}`;
}
