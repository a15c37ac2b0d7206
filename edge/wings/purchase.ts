import { cartPage } from '../../host-pages/pages/cart.ts';
import { checkoutPage, payingPage, returningPage } from '../../host-pages/pages/checkout.ts';
import { cryptoInfoPage } from '../../host-pages/pages/crypto-info.ts';
import { holdsPage } from '../../host-pages/pages/holds.ts';
import { myCardsPage } from '../../host-pages/pages/my-cards.ts';
import { orderPage } from '../../host-pages/pages/order.ts';
import { parcelOriginPage } from '../../host-pages/pages/parcel-origin.ts';
import { testKeysPage } from '../../host-pages/pages/test-keys.ts';
import { sharedPaymentPage } from '../../host-pages/pages/shared-payment.ts';
import { purchaseEndpoints, purchaseTopics, reconcile } from '../flows/purchase/index.ts';
import { chargeTermEndpoints } from '../flows/purchase/charge-terms.ts';
import { checkoutBillingEndpoints } from '../flows/purchase/checkout-billing.ts';
import { checkoutInvoicingEndpoints } from '../flows/purchase/checkout-invoicing.ts';
import { checkoutTermsEndpoints } from '../flows/purchase/checkout-terms.ts';
import { courierEndpoints } from '../flows/purchase/courier-endpoints.ts';
import { letGoOfCards, savedCardEndpoints } from '../flows/purchase/saved-cards.ts';
import { ownDeliveryEndpoints } from '../flows/purchase/own-delivery.ts';
import { instalmentEndpoints } from '../flows/purchase/instalment-endpoints.ts';
import { paymentLimitEndpoints } from '../flows/purchase/payment-limits.ts';
import { riskTermEndpoints } from '../flows/purchase/risk-terms.ts';
import { shareEndpoints } from '../flows/purchase/share-endpoints.ts';
import { supplierEndpoints } from '../flows/purchase/supplier-info.ts';
import { testModeEndpoints } from '../flows/purchase/test-mode.ts';
import { sellerCodeEndpoints } from '../flows/purchase/seller-code.ts';
import { menuEntry, searchEntry, wing } from './wing.ts';

/** From the cart to the order and its payment. */
export const purchase = wing({
  endpoints: [
    // Before the payments, whose token stands in the same place of a path.
    ...savedCardEndpoints,
    ...purchaseEndpoints,
    ...checkoutTermsEndpoints,
    ...paymentLimitEndpoints,
    ...riskTermEndpoints,
    ...chargeTermEndpoints,
    ...testModeEndpoints,
    ...sellerCodeEndpoints,
    ...checkoutInvoicingEndpoints,
    ...checkoutBillingEndpoints,
    ...courierEndpoints,
    ...instalmentEndpoints,
    ...ownDeliveryEndpoints,
    ...shareEndpoints,
    ...supplierEndpoints,
  ],
  pages: [
    cartPage,
    checkoutPage,
    payingPage,
    returningPage,
    orderPage,
    myCardsPage,
    sharedPaymentPage,
    cryptoInfoPage,
    holdsPage,
    parcelOriginPage,
    testKeysPage,
  ],
  menu: [
    menuEntry(holdsPage, { icon: 'lock' }),
    searchEntry(parcelOriginPage, { icon: 'truck' }),
    searchEntry(myCardsPage, { icon: 'card', rank: 5 }),
  ],
  messages: purchaseTopics,
  schedules: [
    { each: 'cell', run: reconcile },
    { each: 'cell', run: letGoOfCards },
  ],
});
