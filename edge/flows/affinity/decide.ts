import type { z } from 'zod';
import type {
  AffinityMember,
  decideAffinity,
  listAffinity,
} from '../../../shared/contracts/affinity.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { affinityAfter } from '../../../shared/rules/affinity.ts';
import { affinity, type MemberRow } from '../../modules/affinity/index.ts';
import { tellAccount } from '../../modules/alerts/index.ts';
import { alertBody } from '../../modules/mail/index.ts';
import { readPublicProfiles } from '../../modules/profiles/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import { COUNTED_MOST, matchesOf } from '../../unit-of-work/counted.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { traced } from '../directory-edit.ts';
import { readGroup } from './group.ts';

const iso = (at: number): string => new Date(at).toISOString();

async function toMembers(
  scope: RequestScope,
  rows: readonly MemberRow[],
): Promise<AffinityMember[]> {
  const ids = rows.map(({ account_id: id }) => id);
  const profiles = new Map((await readPublicProfiles(scope, ids)).map((one) => [one.id, one]));
  return rows.map(({ account_id: id, state, asked_at, state_at, rejection }) => ({
    id,
    name: profiles.get(id)?.name ?? '',
    image: profiles.get(id)?.images[0] ?? null,
    state,
    asked_at: iso(asked_at),
    since: iso(state_at),
    rejection,
  }));
}

/** A page of the accounts of the store's own group in one state. */
export async function readRequests(
  scope: RequestScope,
  { state, ...page }: z.output<(typeof listAffinity)['query']>,
): Promise<Result<{ results: AffinityMember[]; matches_estimated: number }, Failure>> {
  const { directory, tenant } = scope;
  const [rows, counted] = await Promise.all([
    directory.read(affinity.listMembers(tenant.storeId, state, page)),
    directory.first(affinity.countMembers(tenant.storeId, state, COUNTED_MOST)),
  ]);
  return ok({
    results: await toMembers(scope, rows),
    matches_estimated: matchesOf(counted, page, rows.length),
  });
}

/** Accepts or rejects an account, which is told. Undo: the other decision. */
export async function decide(
  scope: RequestScope,
  id: string,
  { accepted, rejection }: z.output<(typeof decideAffinity)['body']>,
): Promise<Result<Change<AffinityMember, 'directory'>, Failure>> {
  const { directory, ports, tenant } = scope;
  const [group, before] = await Promise.all([
    readGroup(scope),
    directory.first(affinity.findMember(tenant.storeId, id)),
  ]);
  if (group?.id !== tenant.storeId || !before) return fail({ code: 'not_found' });
  const state = affinityAfter(before.state, accepted ? 'accept' : 'reject');
  if (state === undefined) return fail({ code: 'affinity_state' });
  const now = ports.clock.now();
  const row = { ...before, state, state_at: now, rejection: accepted ? null : rejection };
  const [member] = await toMembers(scope, [row]);
  const told = {
    about: newId('message'),
    storeId: group.id,
    storeName: group.name,
    app: 'affinity-group',
    params: { type: 'member', subtype: state },
    body: alertBody((t) =>
      accepted
        ? t('affinityAccepted', { group: group.name })
        : t('affinityRejected', { group: group.name, reason: rejection ?? '' }),
    ),
  } as const;
  const change = ok({
    answer: member as AffinityMember,
    statements: [...affinity.putMember(row, before.state), ...tellAccount(told, id, now)],
    refused: ({ kind }: { kind: string }) =>
      Promise.resolve<Failure>({
        code: kind === 'assert' ? 'affinity_state' : 'idempotency_in_progress',
      }),
  });
  return traced(scope, change, {
    subject: 'affinity_member',
    subjectId: id,
    before: { state: before.state },
    after: { state, rejection: row.rejection },
  });
}
