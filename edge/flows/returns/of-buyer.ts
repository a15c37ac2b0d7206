import type { z } from 'zod';
import type { Failure } from '../../../shared/contracts/errors.ts';
import type {
  askReturn as askContract,
  OrderReturns,
  ReturnView,
} from '../../../shared/contracts/returns.ts';
import { newId } from '../../../shared/kernel/ids.ts';
import { fail, ok, type Result } from '../../../shared/kernel/result.ts';
import {
  fitsUnits,
  returnableUntil,
  RETURNS_DECLINED_MAX,
  whyNoReturn,
} from '../../../shared/rules/returns.ts';
import { lockedFor } from '../../../shared/rules/unlocking.ts';
import { assertThat } from '../../db/sql.ts';
import { readOrder } from '../../modules/orders/index.ts';
import {
  decisions,
  returnable,
  returns,
  toOffered,
  toReturn,
  toReturnable,
  type ReturnedOrder,
  type ReturnRow,
} from '../../modules/returns/index.ts';
import { announceOutbox } from '../../outbox/index.ts';
import type { Change } from '../../unit-of-work/change.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { isOfBuyer } from '../purchase/index.ts';
import { nameLines, toNew } from './asked-lines.ts';
import { close, comment } from './change.ts';
import { tellBoth } from './tell.ts';

type Asked = z.output<(typeof askContract)['body']>;
type Changing = Promise<Result<Change<ReturnView>, Failure>>;

/**
 * The returns of an order for its buyer, and what may still be returned. A visitor who is not signed in
 * is told to; an account that did not buy it finds no such order.
 */
export async function readOrderReturns(
  scope: RequestScope,
  order: string,
): Promise<Result<OrderReturns, Failure>> {
  const { cell, tenant, visitor, locale, ports } = scope;
  const [row, lines, kinds, variants, made, bought, isBuyer, identity] = await Promise.all([
    cell.first(returns.findSold(tenant.storeId, order)),
    cell.read(returnable.listReturnable(order, locale)),
    cell.read(returnable.listKinds(order)),
    cell.read(returnable.listVariants(order)),
    cell.read(returns.listOfOrder(order)),
    readOrder(cell, tenant.storeId, order),
    isOfBuyer(scope, { order }),
    visitor.identity(),
  ]);
  if (!row || !bought.ok || (!isBuyer && identity)) return fail({ code: 'order_not_found' });
  const refusal = whyNoReturn(factsOf(row, made), ports.clock.now());
  const { received_at: received, country } = row;
  return ok({
    order: row.id,
    number: row.number,
    seller: row.seller,
    state: row.state,
    needs_sign_in: !isBuyer,
    refusal: refusal ?? null,
    ends_on: received === null ? null : new Date(returnableUntil(received, country)).toISOString(),
    lines: isBuyer ? toOffered(lines, kinds, variants, locale) : [],
    returns: isBuyer ? made.map(toReturn) : [],
    refunds: isBuyer ? bought.value.view.refunds : [],
  });
}

function factsOf(row: ReturnedOrder, made: readonly ReturnRow[]) {
  const { state, received_at: receivedAt, country } = row;
  return {
    state,
    receivedAt,
    country,
    hasOpen: made.some((one) => one.state === 'open'),
    declined: made.filter((one) => one.decision === 'declined').length,
  };
}

/**
 * Opens a return. Of several at one time one is opened, the others are told; units are never named
 * twice. Undo: its buyer closes it.
 */
export async function askReturn(scope: RequestScope, order: string, given: Asked): Changing {
  const found = await findBought(scope, order);
  if (!found.ok) return found;
  const { row, made, lines } = found.value;
  const now = scope.ports.clock.now();
  const refusal = whyNoReturn(factsOf(row, made), now);
  if (refusal) return fail({ code: refusal });
  const units = lines.map((line) => ({
    line: line.line,
    bought: line.bought,
    returned: line.returned,
    isAllowed: toReturnable(line).terms.return_type !== 'disallowed',
  }));
  if (!fitsUnits(units, given.units)) return fail({ code: 'return_units', field: 'units' });
  const named = await nameLines(scope, order, lines, given.units);
  if (!named.ok) return named;
  const accountId = (await scope.visitor.identity())?.accountId ?? null;
  const id = newId('return');
  const { reason, detail } = given;
  const event = named.value.some(({ wants }) => wants) ? 'exchange_asked' : 'opened';
  const telling = await tellBoth(scope, { ...row, id }, row.id, event, 'customer');
  return ok({
    answer: {
      id,
      order: row.id,
      number: row.number,
      state: 'open',
      reason,
      detail,
      inspected_on: null,
      decision: null,
      withdrawal_code: null,
      opened_on: new Date(now).toISOString(),
      closed_on: null,
      closed_by: null,
      lines: named.value.map((one) => toNew(one, lines)),
      parcel: null,
      exchange_refusal: null,
      photos: [],
      comments: [],
    },
    statements: [
      assertThat(
        returnable.isReturnable(order, now - lockedFor(row.country)),
        returnable.fits(order, given.units),
        returnable.fitsKinds(order, named.value),
        decisions.hasDeclinedFewer(order, RETURNS_DECLINED_MAX),
      ),
      ...returns.insertReturn(
        { id, order, supplier: row.supplier_id, reason, detail, accountId, lines: named.value },
        now,
      ),
      ...telling.statements,
    ],
    async refused(why) {
      if (why.kind === 'unique' && why.table === 'return_request')
        return { code: 'return_is_open' };
      return { code: why.kind === 'unique' ? 'idempotency_in_progress' : 'return_units' };
    },
    committed: () => announceOutbox(scope, telling.outbox),
  });
}

/** The buyer's comment on an open return. */
export async function commentReturn(
  scope: RequestScope,
  named: { readonly order: string; readonly returnId: string },
  text: string,
): Changing {
  const found = await findMade(scope, named);
  if (!found.ok) return found;
  const { row, made } = found.value;
  return comment(scope, { order: row, made, by: 'customer', text });
}

/** The buyer closes a return of theirs. */
export async function withdrawReturn(
  scope: RequestScope,
  named: { readonly order: string; readonly returnId: string },
): Changing {
  const found = await findMade(scope, named);
  if (!found.ok) return found;
  const { row, made } = found.value;
  return close(scope, { order: row, made, by: 'customer' });
}

async function findBought(scope: RequestScope, order: string) {
  const { cell, tenant, locale } = scope;
  const [row, lines, made, isBuyer] = await Promise.all([
    cell.first(returns.findSold(tenant.storeId, order)),
    cell.read(returnable.listReturnable(order, locale)),
    cell.read(returns.listOfOrder(order)),
    isOfBuyer(scope, { order }),
  ]);
  return row && isBuyer ? ok({ row, lines, made }) : fail({ code: 'order_not_found' } as const);
}

/** A return of the caller's order. */
export async function findMade(
  scope: RequestScope,
  { order, returnId: id }: { readonly order: string; readonly returnId: string },
): Promise<Result<{ row: ReturnedOrder; made: ReturnRow }, Failure>> {
  const found = await findBought(scope, order);
  if (!found.ok) return found;
  const made = found.value.made.find((one) => one.id === id);
  return made ? ok({ row: found.value.row, made }) : fail({ code: 'return_not_found' });
}
