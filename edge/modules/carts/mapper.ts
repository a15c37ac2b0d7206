import type { PaymentLimits } from '../../../shared/rules/payment-limits.ts';
import type { CartOrder, CartProduct, CartView } from '../../../shared/contracts/cart.ts';
import type { PaymentType } from '../../../shared/contracts/checkout.ts';
import type { Photo } from '../../../shared/contracts/fields.ts';
import { buyByWords } from '../../../shared/i18n/buy-by.ts';
import { errorWords } from '../../../shared/i18n/errors.ts';
import { speak } from '../../../shared/i18n/speak.ts';
import type { Locale } from '../../../shared/kernel/locale.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import { buyBy } from '../../../shared/rules/buy-by.ts';
import { deliveryOptions } from '../../../shared/rules/delivery.ts';
import { deliveryTerms } from '../../db/delivery-terms.ts';
import type { Buyer } from './buyer.ts';
import { judgeLine, paymentTypesFor } from './rules.ts';
import type { LineRow, SellerRow } from './statements.ts';

/** A cart as it can be bought now, with the terms that a checkout freezes. */
export interface Quote {
  readonly view: CartView;
  /** The payment types that the seller and every supplier accept. */
  readonly paymentTypes: readonly PaymentType[];
  readonly holdMinutes: number;
  /** True where the store has each supplier's part bought alone, and there are several. */
  readonly isApart: boolean;
  /** True in a store's test mode: what is bought is a test. */
  readonly isTest: boolean;
  /** Who pays the 'buy by' price of some lines, and their margins by variant; undefined for everybody else. */
  readonly buyBy?: Buyer & { readonly margins: Readonly<Record<string, number>> };
}

/**
 * Judges every line, and groups the lines that can be bought by supplier, which is the item's
 * owner.
 */
export function toQuote(
  seller: SellerRow,
  rows: readonly LineRow[],
  context: {
    readonly storeId: string;
    readonly cart: string | null;
    readonly now: number;
    readonly locale: Locale;
    /** The ways to pay that the platform's own accounts take. */
    readonly payable: readonly PaymentType[];
    /** The ways by which a test is paid, by the codes of the store's keys for tests. */
    readonly testPayable: (own: readonly PaymentType[]) => readonly PaymentType[];
    readonly buyer: Buyer | undefined;
  },
): Quote {
  const isTest = seller.test_mode === 1;
  const notices: CartView['notices'] = [];
  const bySupplier = new Map<string, { row: LineRow; products: CartProduct[] }>();
  const lines: CartView['lines'] = [];
  const margins: Record<string, number> = {};
  for (const row of rows) {
    const { amount, problem } = judgeLine(row, seller.currency, context.now);
    if (problem) {
      // An item that the store does not list belongs to another store, so its name is not told.
      const name = row.listed === null ? speak(errorWords, context.locale)('unnamed') : row.name;
      const item = (row.listed === null ? null : row.item_id) ?? row.asked_item;
      notices.push({ code: problem, item, sku: row.sku_id, name, amount });
    }
    if (amount === 0) continue;
    const part = bySupplier.get(row.owner_id) ?? { row, products: [] };
    const product = toProduct(row, amount, context);
    part.products.push(product);
    if (product.buy_by) margins[row.sku_id] = row.margin ?? 0;
    bySupplier.set(row.owner_id, part);
    lines.push({ item: row.item_id ?? row.asked_item, sku: row.sku_id, amount });
  }
  const parts = [...bySupplier.values()];
  const isTogether = parts.length > 1 && seller.master_checkout === 1;
  const sellerTypes = JSON.parse(seller.payment_types) as PaymentType[];
  const orders = parts.map((part) => {
    // One payment over several suppliers is taken by the network, and not by one of them.
    const taken = isTogether ? seller.network_codes : part.row.own_codes;
    const payable = isTest
      ? context.testPayable(JSON.parse(seller.test_codes ?? '[]') as PaymentType[])
      : [...context.payable, ...(JSON.parse(taken) as PaymentType[])];
    const order = toOrder(
      part.row,
      part.products,
      sellerTypes,
      { ...context, payable },
      isTogether,
    );
    return withLimits(order, seller.payment_limits);
  });
  return {
    view: {
      cart: context.cart,
      orders,
      total_products: orders.reduce((sum, order) => sum + order.amount, 0),
      requestTotalAmount: sumMinor(orders.map((order) => order.total)),
      currency: seller.currency,
      notices,
      lines,
    },
    paymentTypes: sellerTypes.filter((type) =>
      orders.every((order) => order.supplier_info.enabled_payment_types.includes(type)),
    ),
    holdMinutes: seller.hold_minutes,
    isApart: parts.length > 1 && !isTogether,
    isTest,
    ...(context.buyer &&
      Object.keys(margins).length > 0 && { buyBy: { ...context.buyer, margins } }),
  };
}

/** A part with the amounts in which its store offers each way to pay, where it has set some. */
function withLimits(order: CartOrder, json: string): CartOrder {
  if (json === '{}') return order;
  const limits = JSON.parse(json) as PaymentLimits;
  return { ...order, supplier_info: { ...order.supplier_info, payment_limits: limits } };
}

/** True when a product is delivered or collected: services, files and tickets are neither. */
function needsDelivery(products: readonly Pick<CartProduct, 'type'>[]): boolean {
  return products.some((product) => product.type === 'product');
}

function toProduct(
  row: LineRow,
  amount: number,
  { buyer, locale }: { readonly buyer: Buyer | undefined; readonly locale: Locale },
): CartProduct {
  const listed = row.is_free === 1 ? 0 : row.list_price;
  const reduced = buyBy({ price: listed, margin: row.margin }, buyer?.rates.rates);
  const price = reduced ?? listed;
  const photos = JSON.parse(row.photos) as Photo[];
  return {
    id: row.item_id ?? row.asked_item,
    sku: row.sku_id,
    slug: row.slug,
    owner_slug: row.owner_slug,
    type: row.kind,
    name: row.name,
    description: JSON.parse(row.attributes) as Record<string, string>,
    photo: row.sku_photo === null ? (photos[0] ?? null) : (JSON.parse(row.sku_photo) as Photo),
    amount,
    ...(row.kind === 'experience' && row.persons > 1 && { persons: row.persons }),
    available: row.available,
    stock_type: row.stock_type,
    disabled: false,
    max_purchase_amount: row.max_purchase_amount,
    list_price: price,
    crossout_price: crossed(row, reduced),
    ...(reduced !== null && {
      buy_by: { list_price: listed, note: speak(buyByWords, locale)('note') },
    }),
    total: sumMinor([price * amount]),
    ...(row.tax_rate !== null && { included_tax: row.tax_rate }),
    currency: row.currency,
  };
}

/** The price that a line strikes: that which others pay, before one that the store strikes for everybody. */
function crossed(row: LineRow, reduced: number | null): number | null {
  if (reduced !== null) return row.list_price;
  return row.is_free === 1 ? null : row.crossout_price;
}

function toOrder(
  row: LineRow,
  products: CartProduct[],
  sellerTypes: readonly PaymentType[],
  {
    storeId,
    now,
    payable,
  }: {
    readonly storeId: string;
    readonly now: number;
    readonly payable: readonly PaymentType[];
  },
  aggregated: boolean,
): CartOrder {
  const own = JSON.parse(row.payment_types) as PaymentType[];
  const accepted = own.filter((type) => sellerTypes.includes(type));
  const enabled = paymentTypesFor(accepted, products, payable);
  const total = sumMinor(products.map((product) => product.total));
  const isCarried = needsDelivery(products);
  const deliveries = isCarried ? deliveryOptions(deliveryTerms(row), now) : [];
  return {
    supplier: row.owner_id,
    supplier_name: row.owner_name,
    dssupplier: row.is_dropshipping === 1 && row.owner_id !== storeId ? row.owner_id : null,
    currency: row.currency,
    amount: products.reduce((sum, product) => sum + product.amount, 0),
    total,
    is_configured: (total === 0 || enabled.length > 0) && (deliveries.length > 0 || !isCarried),
    aggregated,
    products,
    supplier_info: { enabled_payment_types: enabled },
    dssupplier_info: {
      name: row.owner_name,
      fixed_shipping_cost: row.fixed_shipping_cost,
      fixed_shipping_days: row.fixed_shipping_days,
    },
    public_slug: null,
    delivery_options: deliveries,
  };
}
