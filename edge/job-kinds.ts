import type { AnyJobKind } from './jobs/index.ts';
import { itemsExport } from './modules/items/index.ts';

/** Every kind of long work, of all wings. */
export const jobKinds: readonly AnyJobKind[] = [itemsExport];
