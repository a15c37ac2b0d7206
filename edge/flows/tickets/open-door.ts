import type { Failure } from '../../../shared/contracts/errors.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { doorLinkState } from '../../../shared/rules/door-links.ts';
import { doorLinks } from '../../modules/tickets/index.ts';
import { tokenHash } from '../../session/index.ts';
import type { IdempotentCall } from '../../unit-of-work/idempotency.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { deviceToken, linkOfCode } from './door-code.ts';

const OVER: Failure = { code: 'invalid_link' };

/**
 * Opens a link on the browser in hand, which gets a cookie until the link is over. A browser that has the link already
 * takes no second place of it; of many at one time, as many get in as the link has places.
 */
export async function openDoor(
  scope: RequestScope,
  code: string,
  form: IdempotentCall | undefined,
): Promise<Result<{ event: string }, Failure>> {
  const { env, tenant, cell, visitor, ports } = scope;
  if (!form) return fail({ code: 'idempotency_key_required' });
  const id = await linkOfCode(env, tenant.storeId, code);
  if (id === undefined) return fail(OVER);
  const [link, keeper] = await Promise.all([
    cell.first(doorLinks.findLink(tenant.storeId, id)),
    visitor.doorKeeper(),
  ]);
  const now = ports.clock.now();
  if (!link || doorLinkState(link, now) !== 'open') return fail(OVER);
  const { item_id: event, expires_at: end } = link;
  if (keeper?.link === id) return ok({ event });
  const token = await deviceToken(env, id, form.key);
  const device = { token_hash: await tokenHash(token), link_id: id, agent: visitor.agent };
  const written = await cell.write(doorLinks.insertDevice(device, now));
  if (!written.ok) {
    const after = await cell.first(doorLinks.findLink(tenant.storeId, id));
    const isOpen = after && doorLinkState(after, now) === 'open';
    return fail(isOpen ? { code: 'door_link_full' } : OVER);
  }
  visitor.keepDoor(token, Math.ceil((end - now) / 1000));
  return ok({ event });
}

/** Ends the use of a link on the browser in hand, whose place another device may take. */
export async function leaveDoor({
  cell,
  visitor,
}: RequestScope): Promise<Result<Record<string, never>, Failure>> {
  const keeper = await visitor.doorKeeper();
  if (keeper) await cell.write([doorLinks.deleteDevice(keeper.device)]);
  visitor.forgetDoor();
  return ok({});
}
