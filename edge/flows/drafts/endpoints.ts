import * as contract from '../../../shared/contracts/draft-orders.ts';
import * as reads from '../../../shared/contracts/draft-reads.ts';
import * as additions from '../../../shared/contracts/order-additions.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { drafts } from '../../modules/draft-orders/index.ts';
import { ownSupplier } from '../orders/own-part.ts';
import { addToOrder, previewAddition } from './add-to-order.ts';
import { readBoughtAdditions, readAdditions } from './additions.ts';
import { showOffer } from './offer.ts';
import { payDraft, readDraftPayment } from './pay.ts';
import { listDrafts, readDraft } from './read.ts';
import { addDraft, changeDraft } from './save.ts';
import { takeBackDraft } from './take-back.ts';

/** The calls by which a seller prepares an order for a customer, and by which it is paid. */
export const draftEndpoints: readonly PageEndpoint[] = [
  answers(contract.listDraftOrders, ({ scope, params, query }) =>
    listDrafts(scope, params.id, query),
  ),
  answers(contract.getDraftOrder, ({ scope, params }) => readDraft(scope, params)),
  changes(contract.addDraftOrder, ({ scope, params, body }) => addDraft(scope, params.id, body)),
  changes(contract.changeDraftOrder, ({ scope, params, body }) => changeDraft(scope, params, body)),
  changes(contract.takeBackDraftOrder, ({ scope, params }) => takeBackDraft(scope, params)),
  answers(additions.getOrderAdditions, ({ scope, params }) => readAdditions(scope, params)),
  answers(additions.previewOrderAddition, ({ scope, params, body }) =>
    previewAddition(scope, params, body),
  ),
  changes(additions.addToOrder, ({ scope, params, body }) => addToOrder(scope, params, body)),
  answers(contract.getDraftPayment, ({ scope, params }) =>
    readDraftPayment(scope, params.public_slug),
  ),
  changes(contract.payDraftOrder, ({ scope, params, body }) =>
    payDraft(scope, params.public_slug, body.payment_type),
  ),
  readsForPages(additions.readBoughtAdditions, ({ scope, params }) =>
    readBoughtAdditions(scope, params.checkout),
  ),
  readsForPages(reads.readDraftOffer, async ({ scope, params }) => {
    const own = ownSupplier(scope, params.id);
    return own.ok ? showOffer(scope, params.lines) : own;
  }),
  readsForPages(reads.readDraftOf, async ({ scope, params }) => {
    const { cell, tenant } = scope;
    const found = await cell.first(drafts.findOfCheckout(tenant.storeId, params.checkout));
    return ok(found?.slug ?? null);
  }),
];
