import * as contract from '../../../shared/contracts/advisors.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { timeZoneOf } from '../../../shared/rules/time-zone.ts';
import { answers, changes, type PageEndpoint } from '../../http/endpoint.ts';
import { giveRole, readAdvisors, readOwn, takeRole } from '../../modules/advisors/index.ts';
import { currentStore } from '../../modules/store/index.ts';

/** The calls about the advisors of a network's resellers. */
export const advisorEndpoints: readonly PageEndpoint[] = [
  answers(contract.getOwnAdvisor, ({ scope, params }) => readOwn(scope, params.me)),
  answers(contract.listAdvisors, async ({ scope }) => ok(await readAdvisors(scope))),
  changes(
    contract.setAdvisor,
    async ({ scope, params, body }) => {
      const store = await currentStore(scope);
      if (!store) return fail({ code: 'not_found' });
      return giveRole(scope, params.id, body, store.time_zone ?? timeZoneOf(store.country));
    },
    'directory',
  ),
  changes(
    contract.dropAdvisor,
    async ({ scope, params }) => takeRole(scope, params.id),
    'directory',
  ),
];
