import { sql, type Statement } from '../../db/cell-sql.ts';
import type { InspectedLine, ReturnedUnits } from '../../../shared/rules/returns.ts';

/** What the seller found of a return: pieces that go back into the stock, that are lost, and that never came. */

/** True while nobody has looked at what came back of a return. */
export function isNotInspected(id: string): Statement {
  return sql`EXISTS (SELECT 1 FROM return_request WHERE id = ${id} AND inspected_at IS NULL)`;
}

/** Keeps what came back of a return's lines, and the account that looked at it. */
export function keepInspection(
  id: string,
  lines: readonly InspectedLine[],
  accountId: string,
  now: number,
): Statement[] {
  return [
    sql`UPDATE return_request SET inspected_at = ${now}, inspected_by = ${accountId} WHERE id = ${id}`,
    sql`UPDATE return_line SET restocked = u.value ->> 'back', written_off = u.value ->> 'lost',
        missing = u.value ->> 'missing'
      FROM json_each(${JSON.stringify(lines)}) u
      WHERE return_line.return_id = ${id} AND return_line.line = u.value ->> 'line'`,
  ];
}

/** Keeps how many units of a return's lines its seller put back into the stock. */
export function keepRestocked(id: string, units: readonly ReturnedUnits[]): Statement {
  return sql`UPDATE return_line SET restocked = u.value ->> 'amount'
    FROM json_each(${JSON.stringify(units)}) u
    WHERE return_line.return_id = ${id} AND return_line.line = u.value ->> 'line'`;
}
