/** The rows that a checkout writes for an order by card that waits for its payment. */
import type { CheckoutPart } from '../../../shared/contracts/checkout.ts';
import type { OrderView } from '../../../shared/contracts/orders.ts';
import { storeDeliveryTypes } from '../../../shared/rules/checkout-totals.ts';
import { deliveryOptions, type DeliveryTerms } from '../../../shared/rules/delivery.ts';
import * as cell from '../../db/cell-sql.ts';
import type { DemoStore } from './demo-files.ts';
import { storeIdOf } from './stores.ts';

type Product = CheckoutPart['products'][number];
type Line = OrderView['lines'][number] & Pick<Product, 'stock_type'>;

/** An order of one supplier whose goods travel at its fixed cost. */
export interface Unpaid {
  readonly checkout: string;
  readonly store: string;
  readonly supplier: DemoStore;
  readonly lines: readonly Line[];
  readonly itemsTotal: number;
  readonly at: number;
}

/** The part that the checkout froze. */
export function unpaidPart({ supplier, store, lines, itemsTotal, at }: Unpaid): CheckoutPart {
  const { cost_minor: cost, days } = supplier.fixed_shipping;
  const id = storeIdOf(supplier.slug);
  return {
    supplier: id,
    supplier_name: supplier.name,
    dssupplier: id === store ? null : id,
    currency: 'MXN',
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    total: itemsTotal,
    is_configured: true,
    aggregated: false,
    products: lines.map(({ item, unit_price: price, ...line }) => ({
      ...line,
      id: item,
      available: null,
      disabled: false,
      max_purchase_amount: null,
      list_price: price,
      crossout_price: null,
      currency: 'MXN',
    })),
    supplier_info: { enabled_payment_types: ['str_card'] },
    dssupplier_info: {
      name: supplier.name,
      fixed_shipping_cost: cost,
      fixed_shipping_days: days,
    },
    public_slug: null,
    delivery_options: deliveryOptions(termsOf(supplier), at),
    needs_delivery: true,
    delivery_type: 'fixed_delivery',
    shipping_total: cost,
  };
}

function termsOf(supplier: DemoStore): DeliveryTerms {
  return {
    types: storeDeliveryTypes.filter((type) => supplier.delivery_types.includes(type)),
    fixedCost: supplier.fixed_shipping.cost_minor,
    fixedDays: supplier.fixed_shipping.days,
    collectionAddress: supplier.collection_address,
    country: supplier.country,
    countries: supplier.delivery_countries,
  };
}

/**
 * The payment that the order waits for, as long as its store holds. No units are held, so that the
 * demo begins with all of them; the payment takes them from the free ones.
 */
export function unpaidRows(order: Unpaid): cell.Statement[] {
  const { checkout, store, supplier, itemsTotal, at } = order;
  return cell.insertRows('payment', [
    {
      id: checkout.replace(/^co_/, 'py_'),
      token: checkout.replace(/^co_/, 'pt_'),
      store_id: store,
      checkout_id: checkout,
      provider: 'str_card',
      amount: itemsTotal + supplier.fixed_shipping.cost_minor,
      currency: 'MXN',
      state: 'created',
      created_at: at,
      updated_at: at,
    },
  ]);
}
