import type { Photo } from '../../../shared/contracts/fields.ts';
import type { OrderView } from '../../../shared/contracts/orders.ts';
import { sampleAddress } from '../../../shared/contracts/samples.ts';
import { fold } from '../../../shared/rules/fold.ts';
import { publicName } from '../../../shared/rules/reviews.ts';
import { sumMinor } from '../../../shared/kernel/money.ts';
import * as cell from '../../db/cell-sql.ts';
import * as directory from '../../db/directory-sql.ts';
import type { DemoItem, DemoOrder, DemoStore } from './demo-files.ts';
import { itemIdOf, skuIdOf } from './items.ts';
import { storeIdOf } from './stores.ts';
import { unpaidPart, unpaidRows } from './unpaid.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MINUTE_MS = 60_000;

/** The demo's buyer; her account stands in `accounts.json`. */
const BUYER = {
  account: 'ac_rosa',
  contact: {
    full_name: 'Rosa Méndez',
    email: 'rosa@personas.example.com',
    country: 'MX',
    phone: '5555550221',
  },
} as const;

/** The stores and items that orders name. */
export interface OrderLookup {
  readonly stores: readonly DemoStore[];
  readonly items: readonly DemoItem[];
  readonly photos: ReadonlyMap<string, Photo>;
  readonly now: number;
}

/** The rows of orders that the demo's buyer placed while signed in, numbered from `first`. */
export function orderRows(
  orders: readonly DemoOrder[],
  lookup: OrderLookup,
  first: number,
): cell.Statement[] {
  return orders.flatMap((order, index) => rowsOf(order, lookup, first + index));
}

function rowsOf(order: DemoOrder, lookup: OrderLookup, number: number): cell.Statement[] {
  const at = lookup.now - order.daysAgo * DAY_MS;
  const lines = order.lines.map((line) => lineOf(line, lookup));
  const supplier = lookup.stores.find(({ slug }) => slug === lines[0]?.owner_slug);
  if (!supplier || lines.some(({ owner_slug: slug }) => slug !== supplier.slug)) {
    throw new Error(`the items of order ${number} are not of one supplier`);
  }
  const id = demoId('or', number);
  const checkout = demoId('co', number);
  const store = storeIdOf(order.store);
  const itemsTotal = sumMinor(lines.map(({ total }) => total));
  const isShipped = order.attendees.length === 0;
  const { cost_minor: cost, days } = supplier.fixed_shipping;
  const shipping = isShipped ? cost : 0;
  const total = itemsTotal + shipping;
  const seller = lookup.stores.find(({ slug }) => slug === order.store);
  if (!seller) throw new Error(`no store ${order.store}`);
  const unpaid = order.state === 'awaiting_payment' && {
    checkout,
    store,
    supplier,
    itemsTotal,
    at,
    lines: lines.map((line, index) => ({
      ...line,
      stock_type: itemNamed(order.lines[index]?.item, lookup).stockType,
    })),
  };
  return [
    ...cell.insertRows('checkout', [
      {
        id: checkout,
        store_id: store,
        cart_id: demoId('cr', number),
        state: unpaid ? 'open' : 'placed',
        parts: JSON.stringify(unpaid ? [unpaidPart(unpaid)] : []),
        currency: 'MXN',
        locale: 'es',
        address: '',
        // A renewal that came to its bound: the store's whole time for the order, and no held units.
        expires_at: unpaid ? at + seller.hold_minutes * MINUTE_MS : at,
        renews_until: at,
        created_at: at,
      },
    ]),
    ...cell.insertRows('purchase_order', [
      {
        id,
        number: `DEMO-${String(number).padStart(4, '0')}`,
        checkout_id: checkout,
        store_id: store,
        supplier_id: storeIdOf(supplier.slug),
        state: order.state,
        payment_type: order.payment,
        delivery_type: isShipped ? 'fixed_delivery' : null,
        delivery_days: isShipped ? days : null,
        contact: JSON.stringify(BUYER.contact),
        address: isShipped ? JSON.stringify(sampleAddress) : null,
        account_id: BUYER.account,
        currency: 'MXN',
        items_total: itemsTotal,
        shipping_total: shipping,
        total,
        created_at: at,
        updated_at: at,
        // A cancelled one was sold before: its report tells.
        was_sold: order.state.startsWith('canceled') ? 1 : 0,
      },
    ]),
    ...cell.insertRows(
      'order_line',
      lines.map((line, position) => ({
        order_id: id,
        position,
        item_id: line.item,
        sku_id: line.sku,
        snapshot: JSON.stringify(line),
        amount: line.amount,
        unit_price: line.unit_price,
        total: line.total,
      })),
    ),
    // Of a paid order they make its tickets.
    ...cell.insertRows(
      'attendee',
      order.attendees.map((name, position) => ({
        order_id: id,
        position,
        sku_id: lines[0]?.sku ?? '',
        full_name: name,
        name_key: fold(name),
        phone: BUYER.contact.phone,
      })),
    ),
    ...reviewRows(order, { id, number, supplier: storeIdOf(supplier.slug), at }, lines),
    ...(unpaid ? unpaidRows(unpaid) : []),
  ];
}

/** The reviews of a delivered order, each written the day after it was placed. */
function reviewRows(
  { lines }: DemoOrder,
  order: { id: string; number: number; supplier: string; at: number },
  sold: readonly OrderView['lines'][number][],
): cell.Statement[] {
  return lines.flatMap(({ review }, position) => {
    const item = sold[position]?.item;
    if (!review || item === undefined) return [];
    const { answer, ...written } = review;
    const at = order.at + DAY_MS;
    return cell.insertRows('review', [
      {
        id: `rv_demo-${order.number}-${position}`,
        store_id: order.supplier,
        item_id: item,
        order_id: order.id,
        author: publicName(BUYER.contact.full_name),
        ...written,
        created_at: at,
        answer,
        answered_at: answer === null ? null : at + DAY_MS,
      },
    ]);
  });
}

/** A line as it was sold: the first variant of the item. */
function lineOf(
  { item: name, amount }: DemoOrder['lines'][number],
  lookup: OrderLookup,
): OrderView['lines'][number] {
  const item = itemNamed(name, lookup);
  const sku = item.skus[0];
  if (!sku) throw new Error(`no variant of ${name}`);
  return {
    item: itemIdOf(item),
    sku: skuIdOf(sku.sku),
    slug: item.slug,
    owner_slug: item.owner,
    type: item.kind,
    name: item.name,
    description: sku.attributes,
    photo: lookup.photos.get(item.images[0] ?? '') ?? null,
    amount,
    unit_price: sku.priceMinor,
    total: sku.priceMinor * amount,
  };
}

function itemNamed(name: string | undefined, { items }: OrderLookup): DemoItem {
  const item = items.find(({ id }) => id === name);
  if (!item) throw new Error(`no item ${name}`);
  return item;
}

/** An id that a test can name; those of real purchases cannot be guessed. */
function demoId(prefix: 'co' | 'cr' | 'or', number: number): string {
  return `${prefix}_demo${String(number).padStart(22, '0')}`;
}

/** The stores in which the demo's buyer has bought. */
export function boughtInRows(orders: readonly DemoOrder[], now: number): directory.Statement[] {
  return directory.insertRows(
    'bought_in',
    [...new Set(orders.map(({ store }) => store))].map((store) => ({
      account_id: BUYER.account,
      store_id: storeIdOf(store),
      since: now,
    })),
  );
}

/** The partner stores of a store, under their own names and photos. */
export function partnerRows({ slug, partners }: DemoStore, now: number): cell.Statement[] {
  return partners.map(
    (partner, index) => cell.sql`INSERT INTO collaborator (id, store_id, partner_id, store_name,
        store_photo, created_at)
      SELECT ${partnerId(slug, partner)}, ${storeIdOf(slug)}, s.id, s.name, s.profile ->> '$.photo',
        ${now + index}
      FROM store s WHERE s.id = ${storeIdOf(partner)}`,
  );
}

function partnerId(slug: string, partner: string): string {
  return `cb_${`${slug}${partner}`.replaceAll('-', '').padEnd(26, '0')}`;
}
