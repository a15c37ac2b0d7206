import type { PagePart } from '../kit/page-part.ts';
import { billingPart } from './billing.ts';
import type { CheckoutReads } from './checkout-reads.ts';
import { courierPart } from './courier.ts';
import { monthsPart } from './instalments.ts';
import { invoicingPart } from './invoicing.ts';
import { ownDeliveryPart } from './own-delivery.ts';
import { savedCardsPart } from './saved-cards.ts';
import { codePart } from './seller-code.ts';

/** The parts before the form of a checkout, in their order. */
export const CHECKOUT_PARTS: readonly PagePart<CheckoutReads>[] = [
  codePart,
  courierPart,
  ownDeliveryPart,
  monthsPart,
  invoicingPart,
  savedCardsPart,
  billingPart,
];
