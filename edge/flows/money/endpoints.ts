import * as dispute from '../../../shared/contracts/disputes.ts';
import { listOwnDisputes } from '../../../shared/contracts/own-disputes.ts';
import { listLeftCheckouts } from '../../../shared/contracts/left-checkouts.ts';
import * as contract from '../../../shared/contracts/own-payments.ts';
import * as notice from '../../../shared/contracts/payment-notices.ts';
import * as refund from '../../../shared/contracts/refunds.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { toDisputeView, type ShownDispute } from '../../modules/disputes/index.ts';
import { listBalances } from '../../modules/ledger/index.ts';
import {
  readLeftCheckouts,
  readNotices,
  readOwnDisputes,
  readOwnPayments,
  readProviders,
} from '../../modules/payments/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import { answerDispute, submitEvidence } from './answer-dispute.ts';
import { askPayment } from './ask-payment.ts';
import { readDueDeposits } from './arrivals.ts';
import { confirmDeposit } from './deposits.ts';
import { replayNotice } from './notices.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { markRefund, refundOrder, retryRefund } from './refunds.ts';
import { readTimeLine } from './time-line.ts';

const notFound = () => Promise.resolve(fail({ code: 'not_found' } as const));

/** The calls by which a store's staff reads its payments and its part of the books, and gives money back. */
export const moneyEndpoints: readonly Endpoint[] = [
  answers(contract.listOwnPayments, async ({ scope, params, query }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const country = (await currentStore(scope))?.country ?? 'MX';
    return ok(await readOwnPayments(scope.cell, params.id, country, query));
  }),
  answers(listLeftCheckouts, async ({ scope, params, query }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const country = (await currentStore(scope))?.country ?? 'MX';
    return ok(await readLeftCheckouts(scope, country, query));
  }),
  answers(contract.getOwnPayment, ({ scope, params }) =>
    isOwn(scope, params.id) ? readTimeLine(scope, params.payment) : notFound(),
  ),
  answers(contract.listDueDeposits, async ({ scope, params, query }) =>
    isOwn(scope, params.id) ? ok(await readDueDeposits(scope, query)) : fail({ code: 'not_found' }),
  ),
  answers(contract.confirmDeposit, ({ scope, params, body, idempotency }) =>
    isOwn(scope, params.id)
      ? confirmDeposit(scope, params.payment, { ...body, key: idempotency?.key })
      : Promise.resolve(fail({ code: 'not_found' })),
  ),
  answers(contract.askPayment, ({ scope, params }) =>
    isOwn(scope, params.id) ? askPayment(scope, params.payment) : notFound(),
  ),
  answers(contract.listOwnBalances, async ({ scope, params }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const { storeId, rootId } = scope.tenant;
    return ok({ results: await scope.cell.read(listBalances(rootId ?? storeId, storeId)) });
  }),
  answers(notice.listNotices, async ({ scope, params, query }) =>
    isOwn(scope, params.id) ? ok(await readNotices(scope.cell, params.id, query)) : notFound(),
  ),
  answers(notice.listProviders, async ({ scope, params }) =>
    isOwn(scope, params.id)
      ? ok(await readProviders(scope.cell, params.id, scope.ports.clock.now()))
      : notFound(),
  ),
  answers(notice.replayNotice, ({ scope, params }) =>
    isOwn(scope, params.id) ? replayNotice(scope, params.notice) : notFound(),
  ),
  answers(listOwnDisputes, async ({ scope, params, query }) => {
    if (!isOwn(scope, params.id)) return fail({ code: 'not_found' });
    const country = (await currentStore(scope))?.country ?? 'MX';
    const toDispute = (columns: string) => toDisputeView(JSON.parse(columns) as ShownDispute);
    return ok(await readOwnDisputes(scope, query, { country, toDispute }));
  }),
  changes(dispute.answerDispute, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? answerDispute(scope, params.dispute, body) : notFound(),
  ),
  changes(dispute.submitEvidence, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? submitEvidence(scope, params.dispute, body) : notFound(),
  ),
  changes(refund.refundOrder, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? refundOrder(scope, params.order, body) : notFound(),
  ),
  changes(refund.retryRefund, ({ scope, params }) =>
    isOwn(scope, params.id) ? retryRefund(scope, params.refund) : notFound(),
  ),
  changes(refund.markRefund, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? markRefund(scope, params.refund, body) : notFound(),
  ),
];

function isOwn({ tenant }: RequestScope, id: string): boolean {
  return id === tenant.storeId;
}
