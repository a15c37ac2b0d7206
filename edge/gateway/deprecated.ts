import type { Contract } from '../../shared/contracts/contract.ts';
import { startOfDay, type Deprecation } from '../../shared/kernel/deprecation.ts';

/** A call that is to go. */
export type DeprecatedCall = Pick<Contract, 'id' | 'service'> & {
  readonly deprecated: Deprecation;
};

/** Where a call was made. */
export interface CalledAt {
  /** The store's address and `/api`. */
  readonly api: string;
  /** Values of the parameters in the path. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The headers by which a call says that it is to go: since when (RFC 9745), until when (RFC 8594),
 * where that is explained, and the address of the call that replaces it (RFC 5829).
 * @param successor undefined where nothing replaces it
 */
export function deprecationHeaders(
  { id, service, deprecated: { since, until } }: DeprecatedCall,
  successor: Pick<Contract, 'service' | 'path'> | undefined,
  { api, params }: CalledAt,
): Readonly<Record<'deprecation' | 'sunset' | 'link', string>> {
  const docs = `<${api}/docs/${service}#${id}>; rel="deprecation"; type="text/html"`;
  const address = successor && addressOf(successor, params);
  return {
    deprecation: `@${startOfDay(since) / 1000}`,
    sunset: new Date(startOfDay(until)).toUTCString(),
    link: address === undefined ? docs : `${docs}, <${api}${address}>; rel="successor-version"`,
  };
}

/** A call's address below `/api`; undefined where the values do not fill its path. */
function addressOf(
  { service, path }: Pick<Contract, 'service' | 'path'>,
  params: CalledAt['params'],
): string | undefined {
  const filled = path.replaceAll(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(params, name) ? encodeURIComponent(params[name] ?? '') : place,
  );
  return filled.includes('{') ? undefined : `/${service}${filled}`;
}
