import * as contract from '../../../shared/contracts/orders.ts';
import type { BoughtOrder, Purchase } from '../../../shared/contracts/orders.ts';
import type { Failure } from '../../../shared/contracts/errors.ts';
import { ok, type Result } from '../../../shared/kernel/result.ts';
import { leadsToProof } from '../../../shared/rules/save-as.ts';
import { answers, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import {
  buyerOf,
  findBuyer,
  maskedOrder,
  maskedPurchase,
  readOrder,
  readPurchase,
  type Which,
} from '../../modules/orders/index.ts';
import { readProfile } from '../../modules/profiles/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';

/**
 * The reads of orders by an id that cannot be guessed. A link can be forwarded: a reader with no more
 * than that sees what was bought and how it stands, and nobody's name, address or phone.
 */
export const orderEndpoints: readonly PageEndpoint[] = [
  answers(contract.getPurchase, ({ scope, params }) => showPurchase(scope, params)),
  readsForPages(contract.readPurchaseOfOrder, ({ scope, params }) => showPurchase(scope, params)),
  answers(contract.getOrder, ({ scope, params }) => showOrder(scope, params)),
];

async function showPurchase(scope: RequestScope, which: Which): Promise<Result<Purchase, Failure>> {
  const [found, isBuyer] = await Promise.all([
    readPurchase(scope.cell, scope.tenant.storeId, which),
    isOfBuyer(scope, which),
  ]);
  if (!found.ok) return found;
  if (!isBuyer) return ok(maskedPurchase(found.value));
  const [first] = found.value.orders;
  const { visitor, ports } = scope;
  const waits = first && leadsToProof(Date.parse(first.placed_on), ports.clock.now());
  if (waits && !(await visitor.identity())) return found;
  const { account_proof: _proof, ...purchase } = found.value;
  return ok(purchase);
}

async function showOrder(
  scope: RequestScope,
  which: { readonly order: string },
): Promise<Result<BoughtOrder, Failure>> {
  const [found, isBuyer] = await Promise.all([
    readOrder(scope.cell, scope.tenant.storeId, which.order),
    isOfBuyer(scope, which),
  ]);
  if (!found.ok) return found;
  return ok(isBuyer ? found.value.view : maskedOrder(found.value.view));
}

/**
 * True for the browser that placed the orders, for the account that did, and for the account that
 * has proved the e-mail in them.
 */
export async function isOfBuyer(scope: RequestScope, which: Which): Promise<boolean> {
  const { cell, tenant, visitor } = scope;
  const [row, identity] = await Promise.all([
    cell.first(findBuyer(tenant.storeId, which)),
    visitor.identity(),
  ]);
  if (!row) return false;
  if (await visitor.hasBought(row.checkout_id)) return true;
  if (!identity) return false;
  if (row.account_id === identity.accountId) return true;
  const profile = await readProfile(scope, identity.accountId);
  return profile.ok && row.email !== null && buyerOf(profile.value).email === row.email;
}
