import { keepBooks } from '../modules/ledger/index.ts';
import { wing } from './wing.ts';

/** The books of the networks, and what stands on them. */
export const money = wing({ schedules: [{ each: 'cell', run: keepBooks }] });
