import type { CartOrder, CartProduct, CartView } from '../../../shared/contracts/cart.ts';
import { chair } from '../../_runtime/fixtures.ts';

/** Samples for the tests of this fragment: products, orders and carts as the edge answers them. */

type Named = Pick<CartProduct, 'sku'> & Partial<CartProduct> & { item?: string };

/** A cart product; its id follows from `item`, its total from price and amount. */
export function product({ item, ...given }: Named): CartProduct {
  const { amount = 1, list_price = 49_900 } = given;
  return {
    id: item ?? 'it_silla',
    slug: 'silla-nordica',
    ...chair,
    available: 9,
    stock_type: 'onstock',
    disabled: false,
    max_purchase_amount: null,
    crossout_price: null,
    currency: 'MXN',
    ...given,
    amount,
    list_price,
    total: amount * list_price,
  };
}

/** One supplier's part of a cart. */
export function order(products: CartProduct[], given: Partial<CartOrder> = {}): CartOrder {
  return {
    supplier: 'st_casa',
    supplier_name: 'Casa Nogal',
    dssupplier: null,
    currency: 'MXN',
    amount: products.reduce((sum, { amount }) => sum + amount, 0),
    total: products.reduce((sum, { total }) => sum + total, 0),
    is_configured: true,
    aggregated: false,
    products,
    delivery_options: [],
    supplier_info: { enabled_payment_types: ['cash', 'str_card'] },
    dssupplier_info: { name: 'Casa Nogal', fixed_shipping_cost: 9_900, fixed_shipping_days: 5 },
    public_slug: null,
    ...given,
  };
}

/** A cart of these orders; a list of products is one order. */
export function cartOf(content: CartProduct[] | CartOrder[]): CartView {
  const orders = content.some((one) => 'products' in one)
    ? (content as CartOrder[]).map((one) => ({ ...one, aggregated: content.length > 1 }))
    : [order(content as CartProduct[])];
  return {
    cart: null,
    orders,
    total_products: orders.reduce((sum, { amount }) => sum + amount, 0),
    requestTotalAmount: orders.reduce((sum, { total }) => sum + total, 0),
    currency: 'MXN',
    notices: [],
    lines: orders.flatMap(({ products }) =>
      products.map(({ id, sku, amount }) => ({ item: id, sku, amount })),
    ),
  };
}
