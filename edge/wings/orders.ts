import {
  draftOrderPage,
  draftOrdersPage,
  newDraftPage,
  orderAdditionPage,
} from '../../host-pages/pages/draft-orders.ts';
import {
  orderReceiptPage,
  packingListPage,
  packingListsPage,
} from '../../host-pages/pages/order-papers.ts';
import { orderReportsPage } from '../../host-pages/pages/order-reports.ts';
import { ownOrderPage, ownOrdersPage } from '../../host-pages/pages/own-orders.ts';
import { orderReturnsPage } from '../../host-pages/pages/order-returns.ts';
import { pointOfSalePage } from '../../host-pages/pages/point-of-sale.ts';
import { ownReturnPage, ownReturnsPage } from '../../host-pages/pages/own-returns.ts';
import { withdrawalPage } from '../../host-pages/pages/withdrawal.ts';
import { draftEndpoints } from '../flows/drafts/endpoints.ts';
import { draftTopics } from '../flows/drafts/topics.ts';
import { labelEndpoints } from '../flows/labels/endpoints.ts';
import { followDueLabels } from '../flows/labels/look-after.ts';
import { labelTopics } from '../flows/labels/topics.ts';
import {
  boughtOrderEndpoints,
  orderWorkEndpoints,
  shipmentEndpoints,
} from '../flows/orders/endpoints.ts';
import { orderExportEndpoints } from '../flows/orders/export.ts';
import { inStoreEndpoints } from '../flows/orders/in-store-endpoints.ts';
import { orderMailEndpoints } from '../flows/orders/send-mail.ts';
import { orderNoteEndpoints } from '../flows/orders/note-endpoints.ts';
import { receiptEndpoints } from '../flows/orders/receipts.ts';
import { orderTopics } from '../flows/orders/topics.ts';
import { returnEndpoints } from '../flows/returns/endpoints.ts';
import { returnTopics } from '../flows/returns/topics.ts';
import { ordersExport } from '../modules/orders/index.ts';
import { telling } from '../flows/told-jobs.ts';
import { menuEntry, wing } from './wing.ts';

/** The life of an order after it was placed. */
export const orders = wing({
  endpoints: [
    ...boughtOrderEndpoints,
    ...orderWorkEndpoints,
    ...shipmentEndpoints,
    ...orderNoteEndpoints,
    ...orderMailEndpoints,
    ...receiptEndpoints,
    ...inStoreEndpoints,
    ...draftEndpoints,
    ...orderExportEndpoints,
    ...returnEndpoints,
    ...labelEndpoints,
  ],
  pages: [
    ownOrdersPage,
    pointOfSalePage,
    draftOrdersPage,
    newDraftPage,
    draftOrderPage,
    ownOrderPage,
    orderAdditionPage,
    packingListsPage,
    packingListPage,
    orderReceiptPage,
    orderReportsPage,
    orderReturnsPage,
    withdrawalPage,
    ownReturnsPage,
    ownReturnPage,
  ],
  jobs: [telling(ordersExport, 'ordersExport')],
  messages: [...orderTopics, ...draftTopics, ...labelTopics, ...returnTopics],
  schedules: [{ each: 'cell', run: followDueLabels }],
  menu: [
    menuEntry(ownOrdersPage, { icon: 'truck' }),
    menuEntry(pointOfSalePage, { icon: 'cash' }),
    menuEntry(draftOrdersPage, { icon: 'link' }),
    menuEntry(ownReturnsPage, { icon: 'refresh' }),
  ],
});
