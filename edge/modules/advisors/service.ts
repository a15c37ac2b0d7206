import type { Advisor, OwnAdvisor } from '../../../shared/contracts/advisors.ts';
import type { BodyOf } from '../../../shared/contracts/contract.ts';
import type { setAdvisor } from '../../../shared/contracts/advisors.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  advisorOpening,
  isAdvisorOnline,
  type AdvisorHours,
} from '../../../shared/rules/advisor.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import * as statements from './statements.ts';

type Nothing = Record<string, never>;

const rootOf = ({ tenant }: Pick<RequestScope, 'tenant'>) => tenant.rootId ?? tenant.storeId;

/**
 * The caller's advisor in the request's network. The first look gives one, and finds them in the same
 * round trip; later ones find them again.
 */
export async function readOwn(
  scope: RequestScope,
  me: string,
): Promise<Result<{ advisor: OwnAdvisor | null }, Failure>> {
  const { accountId } = await signedIn(scope);
  if (me !== accountId) return fail({ code: 'not_found' });
  const root = rootOf(scope);
  const now = scope.ports.clock.now();
  const [, row] = await Promise.all([
    scope.directory.apply(statements.assign(root, accountId, now)),
    scope.directory.first(statements.findOwn(root, accountId)),
  ]);
  return ok({ advisor: row ? toOwn(row, now, scope.env.HEARTBEAT === 'on') : null });
}

/** The advisors of the network whose root the request's store is; none of any other store. */
export async function readAdvisors(
  scope: RequestScope,
): Promise<{ results: Advisor[]; is_root: boolean }> {
  const rows = await scope.directory.read(statements.listAdvisors(scope.tenant.storeId));
  return {
    results: rows.map(({ account_id: id, hours, ...row }) => ({
      id,
      ...row,
      hours: JSON.parse(hours) as Advisor['hours'],
    })),
    is_root: scope.tenant.rootId === null,
  };
}

/** Whether one of two accounts advises the other: then neither is a stranger to the other. */
export async function isAdvising(
  { directory }: Pick<RequestScope, 'directory'>,
  one: string,
  other: string,
): Promise<boolean> {
  return (await directory.first(statements.findAdvising(one, other)))?.known === 1;
}

/**
 * Makes somebody of the root store's staff an advisor, or changes what resellers see of them.
 * @param zone the root store's
 */
export function giveRole(
  scope: RequestScope,
  id: string,
  { hours, ...contacts }: BodyOf<typeof setAdvisor>,
  zone: string,
): Result<Change<Nothing, 'directory'>, Failure> {
  if (scope.tenant.rootId !== null) return fail({ code: 'not_found' });
  return ok({
    answer: {},
    statements: statements.putAdvisor({
      root_id: scope.tenant.storeId,
      account_id: id,
      ...contacts,
      hours: JSON.stringify(hours),
      zone,
      created_at: scope.ports.clock.now(),
    }),
    refused: () => Promise.resolve({ code: 'staff_not_found' }),
  });
}

/** Takes the role back. */
export function takeRole(
  { tenant }: RequestScope,
  id: string,
): Result<Change<Nothing, 'directory'>, Failure> {
  return ok({ answer: {}, statements: statements.deleteAdvisor(tenant.storeId, id) });
}

function toOwn(row: statements.OwnRow, now: number, tellsPresence: boolean): OwnAdvisor {
  const { account_id: id, full_name, photo, email, phone, whatsapp, heartbeat_at: beat } = row;
  const opening = advisorOpening(JSON.parse(row.hours) as AdvisorHours, row.zone, now);
  return {
    id,
    full_name,
    photo,
    email,
    phone,
    whatsapp,
    is_online: isAdvisorOnline(opening, tellsPresence ? beat : null, now),
    opening: opening.isOpen
      ? { is_open: true, changes_at: opening.until, in_days: 0 }
      : {
          is_open: false,
          changes_at: opening.next?.at ?? null,
          in_days: opening.next?.inDays ?? 0,
        },
  };
}
