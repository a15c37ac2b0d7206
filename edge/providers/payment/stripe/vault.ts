import { fail, ok } from '../../../../shared/kernel/result.ts';
import type { CardVault } from '../port.ts';
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
      const gone = await calls.post(path, {}, wireMethod, `${source}-drop`);
      if (gone.ok || isGone(gone.error)) return ok(null);
      return fail(problemOf(gone.error));
    },
  };
}

/** True where a card is with no customer any more. */
function isGone(fault: Fault): boolean {
  return typeof fault === 'object' && [400, 404].includes(fault.status);
}
