import { fail, ok, type Result } from '../../../../shared/kernel/result.ts';
import type { CardVault, ProviderError } from '../port.ts';
import type { Fault, StripeCalls } from './calls.ts';
import { problemOf } from './problem.ts';
import { wireCustomer, wireMethod } from './wire.ts';

/** Cards that Stripe keeps with a customer. */
export function vaultOf(calls: StripeCalls): CardVault {
  return {
    async open({ name, key }) {
      const made = await calls.post('/v1/customers', name ? { name } : {}, wireCustomer, key);
      return made.ok ? ok(made.value.id) : fail(problemOf(made.error));
    },
    async drop({ source }) {
      const path = `/v1/payment_methods/${encodeURIComponent(source)}/detach`;
      return gone(await calls.post(path, {}, wireMethod, `${source}-drop`));
    },
    async forget(customer) {
      return gone(
        await calls.remove(`/v1/customers/${encodeURIComponent(customer)}`, wireCustomer),
      );
    },
  };
}

/** What is there no more counts as removed. */
function gone(removed: Result<unknown, Fault>): Result<null, ProviderError> {
  return removed.ok || isGone(removed.error) ? ok(null) : fail(problemOf(removed.error));
}

/** True where a card is with no customer any more, or there is no such customer. */
function isGone(fault: Fault): boolean {
  return typeof fault === 'object' && [400, 404].includes(fault.status);
}
