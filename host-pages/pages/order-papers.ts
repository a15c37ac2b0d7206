import { orderPaper } from '../../fragments/office/order-paper/server.ts';
import { ownOrder } from '../../fragments/office/own-order/server.ts';
import { ownOrders } from '../../fragments/office/own-orders/server.ts';
import { getOrderReceipt } from '../../shared/contracts/order-receipts.ts';
import type { ShipmentView } from '../../shared/contracts/shipment-view.ts';
import { getSellerOrder, type SellerOrderView } from '../../shared/contracts/seller-orders.ts';
import { orderId } from '../../shared/contracts/fields.ts';
import { count, fill } from '../../shared/i18n/fill.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { PACKING_LISTS_MAX, packingListsPath } from '../../shared/rules/packing-lists.ts';
import { notFoundView } from '../kit/not-found.ts';
import { definePage, type PageContext } from '../kit/page.ts';
import { privateHead } from '../kit/private.ts';
import { slot, wrapped } from '../kit/slot.ts';

const LIST = '/admin/ordenes';

/** What is packed for an order, to print. */
export const packingListPage = definePage({
  name: 'packing-list',
  paths: ['/admin/ordenes/:order/empaque'],
  query: ['envio'],
  needs: 'orders-admin',
  shell: 'office',
  view: (context) => paper(context, 'packing'),
});

/** The packing lists of several orders, each on a page of its own; orders that are not the store's are left out. */
export const packingListsPage = definePage({
  name: 'packing-lists',
  paths: ['/admin/empaques'],
  query: ['orders'],
  longest: PACKING_LISTS_MAX * 32,
  needs: 'orders-admin',
  shell: 'office',
  async view(context) {
    const { env, read, query, store } = context;
    const named = (query.get('orders') ?? '')
      .split(',')
      .filter((id) => orderId.safeParse(id).success);
    const ids = [...new Set(named)].slice(0, PACKING_LISTS_MAX);
    const asked = await Promise.all(
      ids.map((order) => read(getSellerOrder, { params: { id: store.id, order } })),
    );
    const orders = asked.flatMap((one) => (one.ok ? [one.value] : []));
    if (orders.length === 0) return notFoundView(context);
    const title = count(wordsOf(orderPaper.words, env.tag), 'several', orders.length);
    return {
      status: 200,
      head: privateHead(title, LIST),
      trail: [
        { label: wordsOf(ownOrders.words, env.tag).title, path: LIST },
        { label: title, path: packingListsPath(orders.map(({ id }) => id)) },
      ],
      main: wrapped(
        ...orders.map((order, at) =>
          slot(orderPaper, {
            class: 'primary',
            props: {
              env,
              kind: 'packing',
              storeName: store.name,
              order,
              parcel: null,
              receipt: null,
              among: { first: at === 0, count: orders.length },
            },
          }),
        ),
      ),
    };
  },
});

/** The receipt of an order, to print. */
export const orderReceiptPage = definePage({
  name: 'order-receipt',
  paths: ['/admin/ordenes/:order/recibo'],
  needs: 'orders-admin',
  shell: 'office',
  view: (context) => paper(context, 'receipt'),
});

async function paper(context: PageContext, kind: 'packing' | 'receipt') {
  const { env, read, params, store } = context;
  const named = { params: { id: store.id, order: params['order'] ?? '' } };
  const [asked, made] = await Promise.all([
    read(getSellerOrder, named),
    read(getOrderReceipt, named),
  ]);
  const receipt = made.ok && kind === 'receipt' ? made.value.receipt : null;
  if (!asked.ok || (kind === 'receipt' && receipt === null)) return notFoundView(context);
  const parcel = asked.value.shipments?.find(({ id }) => id === context.query.get('envio'));
  const order = parcel ? inParcel(asked.value, parcel) : asked.value;
  const path = `${LIST}/${order.id}`;
  const t = wordsOf(orderPaper.words, env.tag);
  const title =
    receipt === null
      ? fill(parcel ? t.packingOf : t.packing, {
          number: order.number,
          n: String(parcel?.number ?? ''),
        })
      : fill(t.receipt, { number: receipt.number });
  return {
    status: 200 as const,
    head: privateHead(title, LIST),
    trail: [
      { label: wordsOf(ownOrders.words, env.tag).title, path: LIST },
      { label: fill(wordsOf(ownOrder.words, env.tag).of, { number: order.number }), path },
      { label: title, path: `${path}/${kind === 'packing' ? 'empaque' : 'recibo'}` },
    ],
    main: wrapped(
      slot(orderPaper, {
        class: 'primary',
        props: { env, kind, storeName: store.name, order, parcel: parcel?.number ?? null, receipt },
      }),
    ),
  };
}

/** The order with the units that a parcel carries alone. */
function inParcel(order: SellerOrderView, parcel: ShipmentView): SellerOrderView {
  const lines = parcel.lines.flatMap(({ sku, units }) =>
    order.lines.filter((line) => line.sku === sku).map((line) => ({ ...line, amount: units })),
  );
  return { ...order, lines };
}
