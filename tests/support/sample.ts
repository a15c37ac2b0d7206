/** A call as its contract's sample has it, with what only the state of a world knows in its place. */
import type { AnySample, Contract } from '../../shared/contracts/contract.ts';

export type Named = Readonly<Record<string, unknown>>;

/** The sample's body; a field whose name is known is what the world has for it, however deep it stands. */
export function bodyOf({ sample }: Pick<Contract, 'sample'>, named: Named = {}): unknown {
  return withNames(sample.body ?? {}, named);
}

/** A value in which each field whose name is known is what the world has for it. */
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

/** After `/api`: the sample's address, its parameters and its query those that are given instead. */
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

/** The sample's query, or none where it may be left out: it would narrow what a list shows. */
export function widestQueryOf({ query, sample }: Contract): NonNullable<AnySample['query']> {
  return query.safeParse({}).success ? {} : (sample.query ?? {});
}
