import type { Contract, InputOf } from '../contracts/contract.ts';

/**
 * The fields of a contract by which a browser sends a call; its build knows no others
 * (edge/cli/build/contracts.ts).
 */
export type Sent = Pick<Contract, 'method' | 'service' | 'path'>;

/** The type as a caller passes it: read-only all through, since a call changes none of it. */
type Unchanged<T> = T extends readonly (infer One)[]
  ? readonly Unchanged<One>[]
  : T extends object
    ? { readonly [K in keyof T]: Unchanged<T[K]> }
    : T;

/** The params, query and body that a call's schemas take. */
export type Given<C extends Contract> = Unchanged<InputOf<C>>;

interface Filled {
  readonly params?: unknown;
  readonly query?: unknown;
}

/**
 * Where a call is made: its contract's path with the parameters and the query in it.
 * @example addressOf(getItem, { params: { id: 'it_gorro' } }) // '/api/public/products/it_gorro'
 */
export function addressOf<C extends Contract>(contract: C, given: Omit<Given<C>, 'body'>): string {
  const { service, path }: Sent = contract;
  const { params, query } = given as Filled;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    // A path may hold the colon of the spec's `{me}:{key}`.
    encodeURIComponent((params as Record<string, string>)[name]!).replaceAll('%3A', ':'),
  );
  const search = new URLSearchParams(
    Object.entries((query ?? {}) as Record<string, string>).filter(([, one]) => one !== undefined),
  );
  return `/api/${service}${filled}${search.size ? `?${search}` : ''}`;
}
