import { sql, type Statement } from '../../db/cell-sql.ts';

/** Deletes some steps of carts of days before one, the oldest first. */
export function deleteCartSteps(before: number): Statement {
  return sql`DELETE FROM cart_step WHERE (store_id, day, cart_id) IN
    (SELECT store_id, day, cart_id FROM cart_step WHERE day < ${before} ORDER BY day LIMIT 5000)`;
}
