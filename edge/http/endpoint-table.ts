import type { Answerable } from '../../shared/contracts/form-call.ts';
import type { Endpoint, PageEndpoint } from './endpoint.ts';

/** Every bound contract with its endpoint. */
export type EndpointTable = ReadonlyMap<Answerable, PageEndpoint>;

/** Puts endpoints into a table; throws where two of them bind one contract, or have one id. */
export function endpointTable(endpoints: readonly PageEndpoint[]): EndpointTable {
  const ids = new Set<string>();
  for (const { contract } of endpoints) {
    if (ids.has(contract.id)) throw new Error(`two endpoints answer ${contract.id}`);
    ids.add(contract.id);
  }
  return new Map(endpoints.map((endpoint) => [endpoint.contract, endpoint]));
}

/** The endpoints that have an address: those of pages and forms alone are left out. */
export function callsOf(endpoints: readonly PageEndpoint[]): Endpoint[] {
  return endpoints.filter((endpoint): endpoint is Endpoint => 'handle' in endpoint);
}
