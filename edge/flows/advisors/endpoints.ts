import * as contract from '../../../shared/contracts/advisors.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { giveRole, readAdvisors, readOwn, takeRole } from '../../modules/advisors/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traced } from '../directory-edit.ts';

/** The calls about the advisors of a network's resellers. */
export const advisorEndpoints: readonly PageEndpoint[] = [
  answers(contract.getOwnAdvisor, ({ scope, params }) => readOwn(scope, params.me)),
  answers(contract.listAdvisors, async ({ scope }) => ok(await readAdvisors(scope))),
  changes(
    contract.setAdvisor,
    async ({ scope, params: { id }, body }) => {
      const [store, before] = await Promise.all([currentStore(scope), standing(scope, id)]);
      if (!store) return fail({ code: 'not_found' });
      const given = giveRole(scope, id, body, store.time_zone ?? timeZoneOf(store.country));
      const after = traceState(body);
      return traced(scope, given, { subject: 'advisor', subjectId: id, before, after });
    },
    'directory',
  ),
  changes(
    contract.dropAdvisor,
    async ({ scope, params: { id } }) => {
      const before = await standing(scope, id);
      const taken = takeRole(scope, id);
      // Somebody who advises nobody has no role to lose.
      if (!before) return taken;
      return traced(scope, taken, { subject: 'advisor', subjectId: id, before, after: null });
    },
    'directory',
  ),
];

/** An advisor as the history keeps them, before a change; null for somebody who is none. */
async function standing(scope: RequestScope, id: string) {
  const { results } = await readAdvisors(scope);
  const found = results.find((advisor) => advisor.id === id);
  return found ? traceState(found) : null;
}

/** The hours, and which contacts there are: the contacts themselves would outlive their account. */
function traceState({
  hours,
  email,
  phone,
  whatsapp,
}: Pick<contract.Advisor, 'hours' | 'email' | 'phone' | 'whatsapp'>) {
  return {
    hours,
    has_email: email !== null,
    has_phone: phone !== null,
    has_whatsapp: whatsapp !== null,
  };
}
