import { parseId } from '../../../../shared/kernel/ids.ts';
import type { PieceWork } from '../../../jobs/index.ts';
import type { StoreScope } from '../editable.ts';

/** The store that a job works for. */
export function scopeOf({ cell, job }: Pick<PieceWork<unknown>, 'cell' | 'job'>): StoreScope {
  const storeId = parseId('store', job.storeId);
  if (!storeId) throw new Error(`job ${job.id} has no store`);
  return { cell, tenant: { storeId } };
}
