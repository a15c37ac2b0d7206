import type { Failure } from '../../../shared/contracts/errors.ts';
import { ONLINE_WINDOW_MS } from '../../../shared/kernel/constants/timers.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Statement } from '../../db/directory-sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { findHeartbeat, touchHeartbeat } from './statements.ts';

/**
 * A heartbeat is written again when the last one is this old. It is a little less than the window:
 * an account that beats every five minutes would else miss it by a moment and seem offline for the
 * next five.
 */
const HEARTBEAT_MS = ONLINE_WINDOW_MS - 15_000;

/** Writes the time of an account's last sign of life, unless there is one that is nearly as new. */
export function heartbeatOf(accountId: string, at: number): Statement {
  return touchHeartbeat(accountId, at - HEARTBEAT_MS, at);
}

interface Presence {
  readonly id: string;
  readonly heartbeat: string | null;
  readonly is_online: boolean;
}

function presenceOf(id: string, at: number | null, now: number): Presence {
  return {
    id,
    heartbeat: at === null ? null : new Date(at).toISOString(),
    is_online: at !== null && now - at <= ONLINE_WINDOW_MS,
  };
}

/** Reads the time of an account's last heartbeat. */
export async function readHeartbeat(
  { directory, ports }: Pick<RequestScope, 'directory' | 'ports'>,
  accountId: string,
): Promise<Result<Presence, Failure>> {
  const row = await directory.first(findHeartbeat(accountId));
  if (!row) return fail({ code: 'not_found' });
  return ok(presenceOf(accountId, row.heartbeat_at, ports.clock.now()));
}

/** Records a heartbeat. Most beats find a recent one, and write nothing. */
export async function beat(
  scope: Pick<RequestScope, 'directory' | 'ports'>,
  accountId: string,
): Promise<Result<Presence, Failure>> {
  const row = await scope.directory.first(findHeartbeat(accountId));
  if (!row) return fail({ code: 'not_found' });
  const now = scope.ports.clock.now();
  const since = now - HEARTBEAT_MS;
  if (row.heartbeat_at !== null && row.heartbeat_at > since) {
    return ok(presenceOf(accountId, row.heartbeat_at, now));
  }
  await scope.directory.write([touchHeartbeat(accountId, since, now)]);
  return ok(presenceOf(accountId, now, now));
}
