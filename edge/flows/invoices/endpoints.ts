import {
  makeGlobalInvoice,
  previewGlobalInvoice,
} from '../../../shared/contracts/global-invoices.ts';
import * as contract from '../../../shared/contracts/invoices.ts';
import { fail } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { makeGlobal, previewGlobal } from './global.ts';
import { askInvoice, readOrderInvoices, readOwnInvoices } from './of-buyer.ts';
import {
  changeBilling,
  getBilling,
  issueInvoice,
  listInvoices,
  listWaiting,
  stampInvoice,
} from './of-seller.ts';

const notFound = () => Promise.resolve(fail({ code: 'not_found' } as const));
const isOwn = ({ tenant }: RequestScope, id: string) => id === tenant.storeId;

/** The calls by which buyers ask for invoices, and stores issue them. */
export const invoiceEndpoints: readonly PageEndpoint[] = [
  readsForPages(contract.readOrderInvoices, ({ scope, params }) =>
    readOrderInvoices(scope, params.order),
  ),
  readsForPages(contract.readOwnInvoices, ({ scope, params }) => readOwnInvoices(scope, params)),
  changes(contract.askInvoice, ({ scope, params, body }) => askInvoice(scope, params.order, body)),
  answers(contract.listWaitingInvoices, ({ scope, params }) =>
    isOwn(scope, params.id) ? listWaiting(scope) : notFound(),
  ),
  answers(contract.listInvoices, ({ scope, params, query }) =>
    isOwn(scope, params.id) ? listInvoices(scope, query) : notFound(),
  ),
  answers(previewGlobalInvoice, ({ scope, params, query }) =>
    isOwn(scope, params.id) ? previewGlobal(scope, query) : notFound(),
  ),
  changes(makeGlobalInvoice, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? makeGlobal(scope, body) : notFound(),
  ),
  changes(contract.issueInvoice, ({ scope, params }) =>
    isOwn(scope, params.id) ? issueInvoice(scope, params.order) : notFound(),
  ),
  changes(contract.stampInvoice, ({ scope, params }) =>
    isOwn(scope, params.id) ? stampInvoice(scope, params.invoice) : notFound(),
  ),
  answers(contract.getBilling, ({ scope, params }) =>
    isOwn(scope, params.id) ? getBilling(scope) : notFound(),
  ),
  changes(contract.changeBilling, ({ scope, params, body }) =>
    isOwn(scope, params.id) ? changeBilling(scope, body) : notFound(),
  ),
];
