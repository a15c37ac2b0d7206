import type { Read } from '../../host-pages/kit/read.ts';
import type { Failure } from '../../shared/contracts/errors.ts';
import type { Readable } from '../../shared/contracts/page-read.ts';
import type { Result } from '../../shared/kernel/result.ts';
import type { EndpointTable } from '../http/endpoint-table.ts';
import type { RequestScope } from '../unit-of-work/scope.ts';

type Answer = Promise<Result<unknown, Failure>>;

/**
 * The reads of one request's page: by the endpoint of a contract, in process. A read that the page
 * and its shell share is made once. A contract that no endpoint answers, or that is no read, is a
 * bug of the page and throws.
 */
export function readerOf(endpoints: EndpointTable, scope: RequestScope, request: Request): Read {
  const asked = new Map<Readable, Map<string, Answer>>();
  const read = (contract: Readable, input: object = {}): Answer => {
    const endpoint = endpoints.get(contract);
    if (!endpoint) throw new Error(`no endpoint answers ${contract.id}`);
    if (contract.method !== 'get') {
      throw new Error(`a page only reads, and ${contract.id} is no read`);
    }
    const answers = asked.get(contract) ?? new Map<string, Answer>();
    asked.set(contract, answers);
    const key = JSON.stringify(input);
    const known = answers.get(key) ?? endpoint.run({ scope, request, input });
    answers.set(key, known);
    return known;
  };
  // The table holds each contract with the endpoint that was bound to it, so the types are its own.
  return read as Read;
}
