import { ownOrderPage, ownOrdersPage } from '../../host-pages/pages/own-orders.ts';
import { boughtOrderEndpoints, orderWorkEndpoints } from '../flows/orders/endpoints.ts';
import { orderTopics } from '../flows/orders/topics.ts';
import { menuEntry, wing } from './wing.ts';

/** The life of an order after it was placed. */
export const orders = wing({
  endpoints: [...boughtOrderEndpoints, ...orderWorkEndpoints],
  pages: [ownOrdersPage, ownOrderPage],
  messages: orderTopics,
  menu: [menuEntry(ownOrdersPage, { icon: 'truck' })],
});
