import { orderWorkEndpoints } from '../flows/orders/endpoints.ts';
import { wing } from './wing.ts';

/** The life of an order after it was placed. */
export const orders = wing({ endpoints: orderWorkEndpoints });
