import type { PageReads } from '../../host-pages/kit/reads.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { fail, ok } from '../../shared/kernel/result.ts';
import type { RequestScope } from '../work/scope.ts';
import { listSessions, toSession } from '../modules/accounts/index.ts';
import { buyerOf, readOwnOrders } from '../modules/orders/index.ts';
import { readProfile } from '../modules/profiles/index.ts';
import { readSecurity } from '../modules/security/index.ts';

/** The part of a page's reads that is about who is signed in. */
export type ProfileReads = Pick<PageReads, 'profile' | 'sessions' | 'security' | 'purchases'>;

/** What a person's own pages read of one request: always of the account that asks. */
export function profileReads(scope: RequestScope): ProfileReads {
  return {
    async profile() {
      const identity = await scope.visitor.identity();
      return identity ? readProfile(scope, identity.accountId) : fail({ code: 'login_required' });
    },
    async sessions() {
      const identity = await scope.visitor.identity();
      if (!identity) return [];
      const now = scope.ports.clock.now();
      const rows = await scope.directory.read(listSessions(identity.accountId, now));
      return rows.map((row) => toSession(row, identity.sessionId));
    },
    async purchases(page) {
      const identity = await scope.visitor.identity();
      const profile = identity ? await readProfile(scope, identity.accountId) : undefined;
      if (!profile?.ok) return { results: [], matches_estimated: 0, isProven: false };
      const { cell, tenant } = scope;
      const limit = PAGE_SIZE.table;
      const rows = { offset: (page - 1) * limit, limit };
      const list = await readOwnOrders(cell, tenant.storeId, buyerOf(profile.value), rows);
      return { ...list, isProven: profile.value.email !== null && profile.value.email_verified };
    },
    async security() {
      const identity = await scope.visitor.identity();
      return identity
        ? ok(await readSecurity(scope, identity.accountId))
        : fail({ code: 'login_required' });
    },
  };
}
