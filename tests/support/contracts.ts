/**
 * Every contract in shared/contracts, found by the folder, so that a new file needs no entry in a
 * list.
 */
import type { Contract } from '../../shared/contracts/contract.ts';
import type { FormCall } from '../../shared/contracts/form-call.ts';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../shared/contracts/*.ts', '!**/*.test.ts'],
  { eager: true },
);

const exported = new Set(Object.values(modules).flatMap((exports) => Object.values(exports)));

const isContract = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'answer' in value;

/** True for a call of the API; a page read has no path. */
function isCall(value: unknown): value is Contract {
  return isContract(value) && 'path' in value;
}

/** True for a call of forms alone; a page read has no idempotency. */
function isFormCall(value: unknown): value is FormCall {
  return isContract(value) && !('path' in value) && 'idempotency' in value;
}

/** The calls of the API, by file and then in the order of the file. */
export const contracts: readonly Contract[] = [...exported].filter((one) => isCall(one));

/** The calls that only forms of the store's own pages make. */
export const formCalls: readonly FormCall[] = [...exported].filter((one) => isFormCall(one));
