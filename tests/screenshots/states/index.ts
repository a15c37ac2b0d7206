import { afterPayment } from './after-payment.ts';
import type { State } from '../state.ts';
import { accounts } from './accounts.ts';
import { alerts } from './alerts.ts';
import { backOffice } from './back-office.ts';
import { cart } from './cart.ts';
import { catalogues } from './catalogues.ts';
import { checkout } from './checkout.ts';
import { redirect } from './redirect.ts';
import { couriers } from './couriers.ts';
import { slips } from './slips.ts';
import { editLists } from './edit-lists.ts';
import { editPanels } from './edit-panels.ts';
import { files } from './files.ts';
import { invoices } from './invoices.ts';
import { items } from './items.ts';
import { orderAdditions } from './order-additions.ts';
import { orderEdits } from './order-edits.ts';
import { orders } from './orders.ts';
import { pictures } from './pictures.ts';
import { draftOrders } from './draft-orders.ts';
import { pointOfSale } from './point-of-sale.ts';
import { others } from './others.ts';
import { othersItems } from './others-items.ts';
import { ownForms } from './own-forms.ts';
import { ownLists } from './own-lists.ts';
import { ownOffice } from './own-office.ts';
import { ownRefused } from './own-refused.ts';
import { ownWork } from './own-work.ts';
import { payments } from './payments.ts';
import { person } from './person.ts';
import { preferences } from './preferences.ts';
import { reports } from './reports.ts';
import { returns } from './returns.ts';
import { embeds, resale } from './resale.ts';
import { reviews } from './reviews.ts';
import { security } from './security.ts';
import { storefront } from './storefront.ts';
import { talk } from './talk.ts';
import { tickets } from './tickets.ts';
import { waitingList } from './waiting-list.ts';
import { waysToPay } from './ways-to-pay.ts';
import { wizard } from './wizard.ts';

/** Every page in every situation. */
export const STATES: readonly State[] = [
  ...storefront,
  ...items,
  ...cart,
  ...checkout,
  ...redirect,
  ...waysToPay,
  ...slips,
  ...couriers,
  ...others,
  ...accounts,
  ...person,
  ...alerts,
  ...talk,
  ...invoices,
  ...files,
  ...resale,
  ...embeds,
  ...preferences,
  ...security,
  ...backOffice,
  ...orders,
  ...orderEdits,
  ...orderAdditions,
  ...pointOfSale,
  ...draftOrders,
  ...payments,
  ...afterPayment,
  ...reports,
  ...returns,
  ...reviews,
  ...tickets,
  ...waitingList,
  ...ownOffice,
  ...ownWork,
  ...ownRefused,
  ...ownForms,
  ...ownLists,
  ...pictures,
  ...editPanels,
  ...editLists,
  ...catalogues,
  ...othersItems,
  ...wizard,
];
