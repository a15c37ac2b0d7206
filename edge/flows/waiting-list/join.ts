import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type { joinWaitingList } from '../../../shared/contracts/waiting-list.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { languageOf } from '../../../shared/kernel/locale.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import { mailboxOf } from '../../../shared/rules/mailbox.ts';
import { offerEnd } from '../../../shared/rules/waiting-list.ts';
import { counted, countTries, whyTooMany } from '../../modules/accounts/index.ts';
import { waiting } from '../../modules/waiting-list/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { placeCode } from './code.ts';

type Joined = z.output<(typeof joinWaitingList)['body']>;

/**
 * Puts a visitor into the line of a kind of ticket that is sold out. Who is in it already stays where they are, and
 * the answer does not tell: its code is then that of no entry. Counted by address, mailbox and store. Undo: leave it.
 */
export async function joinList(
  scope: RequestScope,
  { item, sku, name, email, places }: Joined,
): Promise<Result<Change<{ place: string }>, Failure>> {
  const { cell, env, tenant, ports, locale, region } = scope;
  const now = ports.clock.now();
  const [tooMany, kinds] = await Promise.all([
    countJoining(scope, email),
    cell.read(waiting.listKinds(tenant.storeId, item, { now, locale })),
  ]);
  if (tooMany) return fail(tooMany);
  const kind = kinds.find(({ sku_id: one }) => one === sku);
  if (!kind) return fail({ code: 'item_not_found' });
  if (offerEnd(now, kind.experience_date) === undefined) return fail({ code: 'experience_ended' });
  if (kind.has_waiting_list === 0) return fail({ code: 'waiting_list_closed' });
  const max = kind.max_purchase_amount ?? places;
  if (places > max) {
    const values = { name: kind.name, max };
    return fail({ code: 'purchase_amount_exceeded', field: 'places', values });
  }
  if (kind.free === null || kind.free >= places) return fail({ code: 'waiting_list_needless' });
  const id = newId('waitingEntry');
  return ok({
    answer: { place: await placeCode(env, tenant.storeId, id) },
    statements: [
      waiting.join({
        id,
        store_id: tenant.storeId,
        item_id: kind.id,
        sku_id: sku,
        name,
        email,
        mailbox: mailboxOf(email),
        places,
        joined_at: now,
        address_of_store: tenant.origin + tenant.base,
        language: languageOf(locale, region),
      }),
    ],
  });
}

async function countJoining(
  { env, tenant, visitor, directory, ports }: RequestScope,
  email: string,
): Promise<Failure | undefined> {
  const tries = await Promise.all([
    visitor.addressKey().then((key) => counted(env, 'waitingByAddress', key)),
    counted(env, 'waitingByContact', mailboxOf(email)),
    counted(env, 'waitingByStore', tenant.storeId),
  ]);
  const now = ports.clock.now();
  return whyTooMany(tries, await directory.read(countTries(tries, now)), now);
}
