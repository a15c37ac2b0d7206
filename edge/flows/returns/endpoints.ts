import * as contract from '../../../shared/contracts/returns.ts';
import * as seller from '../../../shared/contracts/seller-returns.ts';
import * as exchange from '../../../shared/contracts/exchanges.ts';
import { withdrawPurchase as withdrawal } from '../../../shared/contracts/withdrawals.ts';
import { fail } from '../../../shared/kernel/result.ts';
import {
  answers,
  changes,
  changesForForms,
  readsForPages,
  type PageEndpoint,
} from '../../http/endpoint.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { askReturn, commentReturn, readOrderReturns, withdrawReturn } from './of-buyer.ts';
import { decideReturn } from './decide.ts';
import { cancelExchange, refuseExchange, sendExchange } from './exchange.ts';
import { inspectReturn } from './inspect.ts';
import { photoEndpoint } from './photos.ts';
import { withdrawPurchase } from './withdraw-purchase.ts';
import { answerReturn, closeReturn, getReturn, listReturns } from './of-seller.ts';

const notFound = () => Promise.resolve(fail({ code: 'not_found' } as const));
const isOwn = ({ tenant }: RequestScope, id: string) => id === tenant.storeId;

/** The calls by which buyers return what they bought, and sellers answer. */
export const returnEndpoints: readonly PageEndpoint[] = [
  readsForPages(contract.readOrderReturns, ({ scope, params }) =>
    readOrderReturns(scope, params.order),
  ),
  changes(contract.askReturn, ({ scope, params, body }) => askReturn(scope, params.order, body)),
  changes(contract.commentReturn, ({ scope, params, body }) =>
    commentReturn(scope, params, body.text),
  ),
  photoEndpoint,
  changes(contract.withdrawReturn, ({ scope, params }) => withdrawReturn(scope, params)),
  changes(exchange.cancelExchange, ({ scope, params }) => cancelExchange(scope, params)),
  changesForForms(withdrawal, ({ scope, body }) => withdrawPurchase(scope, body)),
  answers(seller.listReturns, ({ scope, params, query }) =>
    isOwn(scope, params.id) ? listReturns(scope, query) : notFound(),
  ),
  answers(seller.getReturn, ({ scope, params }) =>
    isOwn(scope, params.id) ? getReturn(scope, params.returnId) : notFound(),
  ),
  changes(seller.answerReturn, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? answerReturn(scope, params.returnId, body.text) : notFound(),
  ),
  changes(seller.decideReturn, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? decideReturn(scope, params.returnId, body) : notFound(),
  ),
  changes(seller.inspectReturn, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? inspectReturn(scope, params.returnId, body.units) : notFound(),
  ),
  changes(exchange.sendExchange, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? sendExchange(scope, params.returnId, body) : notFound(),
  ),
  changes(exchange.refuseExchange, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? refuseExchange(scope, params.returnId, body.text) : notFound(),
  ),
  changes(seller.closeReturn, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? closeReturn(scope, params.returnId, body.units) : notFound(),
  ),
];
