/** Every contract that stands in shared/contracts, found by the folder: a new file is in no list. */
import type { Contract } from '../../shared/contracts/contract.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/contracts/*.ts', '!**/*.test.ts'],
  { eager: true },
);

/** A call of the API; what pages alone read has no path. */
function isCall(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && 'answer' in value && 'path' in value;
}

/** The calls of the API, by file and then as they stand in it. */
export const contracts: readonly Contract[] = [
  ...new Set(
    Object.values(modules).flatMap((exports) =>
      Object.values(exports).filter((one) => isCall(one)),
    ),
  ),
];
