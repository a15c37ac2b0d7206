import * as contract from '../../../shared/contracts/payment-links.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, readsForPages, type PageEndpoint } from '../../http/endpoint.ts';
import { readLink, readOwnLink, readShared, sharePayment } from './share-payment.ts';

/** A purchase that somebody else pays by a link. */
export const shareEndpoints: readonly PageEndpoint[] = [
  changes(contract.sharePayment, ({ scope, params }) => sharePayment(scope, params)),
  answers(contract.getPaymentLink, ({ scope, params }) => readLink(scope, params)),
  answers(contract.getSharedPayment, ({ scope, params }) => readShared(scope, params.public_slug)),
  readsForPages(contract.readOwnLink, async ({ scope, params }) =>
    ok(await readOwnLink(scope, params.checkout)),
  ),
];
