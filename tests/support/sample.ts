/**
 * Calls as their contracts' samples have them, with the real ids of a test's world in their places.
 */
import type { AnySample, Contract } from '../../shared/contracts/contract.ts';

export type Named = Readonly<Record<string, unknown>>;

/** The sample's body; each field with a known name gets the world's value, at any depth. */
export function bodyOf({ sample }: Pick<Contract, 'sample'>, named: Named = {}): unknown {
  return withNames(sample.body ?? {}, named);
}

/** A value in which each field with a known name has the world's value. */
export function withNames(value: unknown, named: Named): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withNames(one, named));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      Object.hasOwn(named, name) ? named[name] : withNames(one, named),
    ]),
  );
}

/** The path after `/api`: the sample's parameters and query, with the given ones in their place. */
export function addressOf(
  { service, path, sample }: Pick<Contract, 'service' | 'path' | 'sample'>,
  given: Pick<AnySample, 'params' | 'query'> = {},
): string {
  const params = { ...sample.params, ...given.params };
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  const query = (given.query ?? sample.query ?? {}) as Record<string, string>;
  const search = String(new URLSearchParams(query));
  return `/${service}${filled}${search && `?${search}`}`;
}

/** The sample's query; empty where the query is optional, because it would narrow a list. */
export function widestQueryOf({ query, sample }: Contract): NonNullable<AnySample['query']> {
  return query.safeParse({}).success ? {} : (sample.query ?? {});
}
