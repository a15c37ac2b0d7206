import type { Statement } from '../../db/cell-sql.ts';
import { deleteAwaiting } from '../../modules/orders/index.ts';
import { deleteOfAwaiting } from '../../modules/shares/index.ts';

/**
 * Deletes a checkout's orders that await payment, with what they froze for those who earn by them: they have
 * an old total, or an old seller. Without a payment no order awaits one.
 */
export function dropAwaiting(checkout: string, payment: object | undefined): Statement[] {
  return payment ? [...deleteOfAwaiting(checkout), ...deleteAwaiting(checkout)] : [];
}
