import type { AlertDevice } from '../../../shared/contracts/alert-devices.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { named } from './alerts.ts';
import * as statements from './device-statements.ts';

type Scope = Pick<RequestScope, 'directory' | 'visitor' | 'tenant' | 'ports'>;

/** What a browser subscribes by, as it says itself. */
interface Subscribed {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The devices of the caller, in one round trip, and the key that browsers subscribe with. */
export async function listDevices(
  scope: Scope,
  me: string,
): Promise<Result<{ devices: AlertDevice[]; public_key: string | null }, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const [rows, { sessionId }] = await Promise.all([
    scope.directory.read(statements.listDevices(account.value, scope.ports.clock.now())),
    signedIn(scope),
  ]);
  return ok({
    devices: rows.map((row) => toDevice(row, { sessionId, base: scope.tenant.base })),
    public_key: scope.ports.push?.publicKey ?? null,
  });
}

/** Adds the caller's browser; its address has to be a push service's, and nothing inside a network. */
export async function addDevice(
  scope: Scope,
  me: string,
  { endpoint, keys }: Subscribed,
): Promise<Result<Change<{ device: AlertDevice }, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  const { push, clock } = scope.ports;
  if (!push) return fail({ code: 'not_found' });
  if (!push.takes(endpoint)) return fail({ code: 'invalid_request', field: 'endpoint' });
  const { sessionId } = await signedIn(scope);
  const now = clock.now();
  const { storeId, base } = scope.tenant;
  const standing = await scope.directory.read(statements.listDevices(account.value, now));
  const row = {
    id: standing.find((one) => one.endpoint === endpoint)?.id ?? newId('device'),
    account_id: account.value,
    session_id: sessionId,
    store_id: storeId,
    host: scope.visitor.host,
    base,
    endpoint,
    ...keys,
    created_at: now,
  };
  const shown = { ...row, device: scope.visitor.agent };
  return ok({
    answer: { device: toDevice(shown, { sessionId, base }) },
    statements: statements.putDevice(row),
  });
}

/** Forgets a device of the caller. */
export async function dropDevice(
  scope: Scope,
  { me, id }: { readonly me: string; readonly id: string },
): Promise<Result<Change<Record<string, never>, 'directory'>, Failure>> {
  const account = await named(scope, me);
  if (!account.ok) return account;
  return ok({ answer: {}, statements: [statements.dropDevice(account.value, id)] });
}

function toDevice(
  { id, host, base, device, session_id, created_at }: statements.ShownRow,
  current: { readonly sessionId: string; readonly base: string },
): AlertDevice {
  return {
    id,
    host,
    device,
    created_at: new Date(created_at).toISOString(),
    is_current: session_id === current.sessionId && base === current.base,
  };
}
