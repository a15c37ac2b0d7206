/**
 * Every contract in shared/contracts, found by the folder, so that a new file needs no entry in a
 * list.
 */
import type { Contract } from '../../shared/contracts/contract.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/contracts/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** True for a call of the API; a page read has no path. */
function isCall(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
}

/** The calls of the API, by file and then in the order of the file. */
export const contracts: readonly Contract[] = [
  ...new Set(
    Object.values(modules).flatMap((exports) =>
      Object.values(exports).filter((one) => isCall(one)),
    ),
  ),
];
