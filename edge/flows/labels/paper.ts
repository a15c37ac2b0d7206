import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { isStanding } from '../../../shared/rules/courier-labels.ts';
import { ownCourier } from '../../modules/payments/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { reportCourier } from './report.ts';
import { readSending } from './sending.ts';

/** A document of an order's label, to print. */
export interface LabelPaper {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** The number of the order. */
  readonly number: string;
}

/** Fetches a document of an order's label from its courier. */
export async function readLabelPaper(
  scope: RequestScope,
  { order, place }: { readonly order: string; readonly place: number },
): Promise<Result<LabelPaper, Failure>> {
  const found = await readSending(scope, { id: scope.tenant.storeId, order });
  if (!found.ok) return found;
  const { row, label } = found.value;
  const papers = label && isStanding(label.label_state) ? label.papers : '[]';
  const address = (JSON.parse(papers) as string[])[place];
  if (!label || address === undefined) return fail({ code: 'label_not_found' });
  const { supplier_id: storeId, courier_code: code } = label;
  const courier = await ownCourier(scope, { storeId, code, isUsed: false });
  if (!courier) return fail({ code: 'courier_account_missing' });
  const read = await courier.paper(address);
  if (read.ok) return ok({ bytes: read.value, number: row.number });
  reportCourier(order, read.error.message);
  return fail({ code: 'courier_failed' });
}
