import type { OwnAffinity } from '../../../shared/contracts/affinity.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { affinityAfter } from '../../../shared/rules/affinity.ts';
import { affinity, type MemberRow } from '../../modules/affinity/index.ts';
import { tellStaff } from '../../modules/alerts/index.ts';
import { alertBody } from '../../modules/mail/index.ts';
import { followerNamed } from '../../modules/network/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { readGroup, type Group } from './group.ts';

const iso = (at: number): string => new Date(at).toISOString();

function toOwn(group: Group | undefined, row: MemberRow | undefined): OwnAffinity {
  return {
    group: group ?? null,
    state: row?.state ?? null,
    since: row ? iso(row.state_at) : null,
    rejection: row?.rejection ?? null,
  };
}

/** Where the caller stands in the affinity group of the store's network. */
export async function readOwn(
  scope: RequestScope,
  me: string,
): Promise<Result<OwnAffinity, Failure>> {
  const caller = await followerNamed(scope, me);
  if (!caller.ok) return caller;
  const group = await readGroup(scope);
  const row = group && (await scope.directory.first(affinity.findMember(group.id, me)));
  return ok(toOwn(group, row));
}

/** The caller asks to join the group, or leaves it. The group's staff is told of each who asks. */
export async function moveSelf(
  scope: RequestScope,
  me: string,
  move: 'ask' | 'leave',
): Promise<Result<Change<OwnAffinity, 'directory'>, Failure>> {
  const { directory, ports, visitor } = scope;
  const caller = await followerNamed(scope, me);
  if (!caller.ok) return caller;
  const group = await readGroup(scope);
  if (!group) return fail({ code: 'not_found' });
  const before = await directory.first(affinity.findMember(group.id, me));
  const state = affinityAfter(before?.state ?? null, move);
  if (state === undefined) return fail({ code: 'affinity_state' });
  const now = ports.clock.now();
  const asked_at = move === 'ask' ? now : (before?.asked_at ?? now);
  const row = {
    account_id: me,
    group_id: group.id,
    state,
    asked_at,
    state_at: now,
    rejection: null,
  };
  const name = (await visitor.identity())?.fullName ?? '';
  const told = {
    about: newId('message'),
    storeId: group.id,
    storeName: group.name,
    app: 'affinity-group',
    params: { type: 'member', subtype: 'asked' },
    body: alertBody((t) => t('affinityAsked', { name })),
  } as const;
  const at = { storeId: group.id, grant: 'store-admin' } as const;
  return ok({
    answer: toOwn(group, row),
    statements: [
      ...affinity.putMember(row, before?.state ?? null),
      ...(move === 'ask' ? tellStaff(told, at, now) : []),
    ],
    refused: ({ kind }) =>
      Promise.resolve({ code: kind === 'assert' ? 'affinity_state' : 'idempotency_in_progress' }),
  });
}
