import { everybody, orderHandlers, type MayName, type WhoMay, signedIn } from './roles.ts';

/** The roles that may work on the orders of a store, stated a second time. */
export const orders: WhoMay = {
  // The order's buyer, account or guest: its service decides.
  'orders.cancel': everybody,
  'orders.next': everybody,
  'orders.refund-account': everybody,
  'admin.orders': orderHandlers,
  'admin.order': orderHandlers,
  'admin.order-next': orderHandlers,
  'admin.order-cancel': orderHandlers,
  'admin.order-propose': orderHandlers,
  'dssupplier.order-next': orderHandlers,
  'dssupplier.order-cancel': orderHandlers,
  // The order's buyer, account or guest, too.
  'orders.list': signedIn,
  'orders.return': everybody,
  'orders.return-comment': everybody,
  'orders.return-close': everybody,
  'orders.exchange-cancel': everybody,
  'orders.return-photo': everybody,
  'admin.order-states': orderHandlers,
  'admin.order-mail': orderHandlers,
  'orders.mail': everybody,
  'admin.returns': orderHandlers,
  'admin.return': orderHandlers,
  'admin.return-comment': orderHandlers,
  'admin.return-close': orderHandlers,
  'admin.return-inspect': orderHandlers,
  'admin.return-decide': orderHandlers,
  'admin.exchange-send': orderHandlers,
  'admin.exchange-refuse': orderHandlers,
  'admin.order-notes': orderHandlers,
  'admin.order-receipt': orderHandlers,
  'orders.receipt': orderHandlers,
  'admin.order-note-add': orderHandlers,
  'admin.order-note-change': orderHandlers,
  'admin.order-note-delete': orderHandlers,
  'admin.order-note-restore': orderHandlers,
  'admin.order-hold': orderHandlers,
  'admin.order-release': orderHandlers,
  'admin.order-hold-restore': orderHandlers,
  'admin.order-edit-delivery': orderHandlers,
  'admin.order-lines-preview': orderHandlers,
  'admin.order-edit-lines': orderHandlers,
  'admin.order-capture': orderHandlers,
  'admin.order-void': orderHandlers,
  'admin.shipment-add': orderHandlers,
  'admin.shipment-change': orderHandlers,
  'admin.shipment-delivered': orderHandlers,
  'admin.shipment-call-back': orderHandlers,
  'admin.order-label': orderHandlers,
  'admin.order-label-buy': orderHandlers,
  'admin.order-label-cancel': orderHandlers,
  'admin.order-label-rates': orderHandlers,
  'admin.sale-items': orderHandlers,
  'admin.sell-in-store': orderHandlers,
  'admin.draft-orders': orderHandlers,
  'admin.draft-order': orderHandlers,
  'admin.draft-order-add': orderHandlers,
  'admin.draft-order-change': orderHandlers,
  'admin.draft-order-take-back': orderHandlers,
  'admin.order-additions': orderHandlers,
  'admin.order-addition-preview': orderHandlers,
  'admin.order-addition-add': orderHandlers,
  // Whoever has the link.
  'payment.draft': everybody,
  'payment.draft-order': everybody,
  // Nothing proves an event: it only has the platform ask the courier.
  'courier.event': everybody,
};

const DRAFT = [
  'lines',
  'item',
  'sku',
  'amount',
  'price',
  'contact',
  'full_name',
  'email',
  'country',
  'phone',
  'delivery_type',
  'address',
  'note',
];

const ADDITION = ['lines', 'item', 'sku', 'amount', 'price', 'units', 'delivery_type', 'shipping'];

export const mayName: MayName = {
  // What is sold, what was told and taken, and the buyer as far as they say.
  'admin.sell-in-store': [
    'lines',
    'item',
    'sku',
    'amount',
    'total',
    'taken',
    'received',
    'full_name',
    'email',
    'phone',
    'note',
  ],
  // What is sold to whom, as the seller agreed it; the way to pay is the customer's.
  'admin.draft-order-add': DRAFT,
  'admin.draft-order-change': [...DRAFT, 'version'],
  // What is added at which price, what leaves, and how it gets to the order's own buyer.
  'admin.order-addition-preview': ADDITION,
  'admin.order-addition-add': ADDITION,
  'payment.draft-order': ['payment_type'],
  // To whom and where it goes, and the words for its buyer.
  'admin.order-edit-delivery': ['contact', 'full_name', 'country', 'phone', 'address', 'note'],
  // How many units stay of which lines.
  'admin.order-lines-preview': ['lines', 'sku', 'units'],
  'admin.order-edit-lines': ['lines', 'sku', 'units', 'note'],
  // How much is charged of what was authorised: never more.
  'admin.order-capture': ['amount'],
  // A note's words, and whether its buyer reads it.
  'admin.order-hold': ['reason', 'note'],
  'admin.shipment-add': ['lines', 'sku', 'units', 'carrier', 'tracking_number', 'tracking_url'],
  'admin.shipment-change': ['carrier', 'tracking_number', 'tracking_url'],
  'admin.order-note-add': ['text', 'audience'],
  'admin.order-note-change': ['text', 'audience'],
  // One of five reasons, and the words beside it.
  'admin.order-cancel': ['reason', 'message'],
  'orders.cancel': ['reason', 'message'],
  // The buyer's own bank account.
  'orders.refund-account': ['holder', 'number'],
  'dssupplier.order-cancel': ['reason', 'message'],
  // What is returned, one of seventeen reasons, and what happened.
  'orders.form-withdraw': ['number', 'detail'],
  'orders.return': ['units', 'line', 'amount', 'reason', 'detail'],
  // What one side writes to the other.
  'orders.return-comment': ['text'],
  'admin.return-comment': ['text'],
  // The units that go back into the stock.
  'admin.return-decide': ['decision', 'text', 'exchange'],
  // Who carries what is sent in exchange, or why none is.
  'admin.exchange-send': ['carrier', 'tracking_number', 'tracking_url'],
  'admin.exchange-refuse': ['text'],
  'admin.return-inspect': ['units', 'line', 'back', 'missing'],
  'admin.return-close': ['units', 'line', 'amount'],
};
