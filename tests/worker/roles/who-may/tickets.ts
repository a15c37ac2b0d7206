import { everybody, type MayName, type WhoMay } from './roles.ts';

/** The roles that may read, pass on and admit tickets, stated a second time. */
export const tickets: WhoMay = {
  // The order's own buyer, whoever that is.
  'orders.attendants': everybody,
  'orders.attendant': everybody,
  'orders.attendant-pass': everybody,
  // The ticket's link lets its reader in.
  'customers.add-to-wallet': everybody,
  // Who waits for places has no account, and leaves by a signed code.
  'waiting-list.join': everybody,
  'waiting-list.leave': everybody,
  'tickets-admin.events': ['owner', 'admin', 'qrreader'],
  'tickets-admin.event': ['owner', 'admin', 'qrreader'],
  'tickets-admin.tally': ['owner', 'admin', 'qrreader'],
  'tickets-admin.unpaid': ['owner', 'admin', 'qrreader'],
  'tickets-admin.attendants': ['owner', 'admin', 'qrreader'],
  'tickets-admin.wrong-scans': ['owner', 'admin'],
  'tickets-admin.admit': ['owner', 'admin', 'qrreader'],
  'tickets-admin.undo': ['owner', 'admin', 'qrreader'],
  'tickets-admin.courtesy': ['owner', 'admin'],
  'tickets-admin.messages': ['owner', 'admin'],
  'tickets-admin.message-reach': ['owner', 'admin'],
  'tickets-admin.message-add': ['owner', 'admin'],
  'tickets-admin.message-change': ['owner', 'admin'],
  'tickets-admin.message-withdraw': ['owner', 'admin'],
  'tickets-admin.cancellation': ['owner', 'admin'],
  'tickets-admin.cancel': ['owner', 'admin'],
  'tickets-admin.cancellation-retry': ['owner', 'admin'],
  'tickets-admin.door-links': ['owner', 'admin'],
  'tickets-admin.door-link-add': ['owner', 'admin'],
  'tickets-admin.door-link-revoke': ['owner', 'admin'],
  'tickets-admin.gate-add': ['owner', 'admin'],
  'tickets-admin.gate-change': ['owner', 'admin'],
  'tickets-admin.gate-remove': ['owner', 'admin'],
  'tickets-admin.reentry': ['owner', 'admin'],
  'tickets-admin.waiting-list': ['owner', 'admin'],
  'tickets-admin.waiting-list-set': ['owner', 'admin'],
  'tickets-admin.waiting-offer': ['owner', 'admin'],
  'tickets-admin.waiting-remove': ['owner', 'admin'],
  'tickets-admin.door-list': ['owner', 'admin', 'qrreader'],
  'tickets-admin.door-scans': ['owner', 'admin', 'qrreader'],
};

export const mayName: MayName = {
  'orders.attendant-pass': ['full_name', 'phone', 'email', 'code'],
  'tickets-admin.admit': ['code', 'way'],
  'tickets-admin.gate-add': ['name', 'skus'],
  'tickets-admin.gate-change': ['name', 'skus'],
  'tickets-admin.courtesy': ['full_name', 'phone', 'email'],
  'tickets-admin.message-reach': ['audience'],
  'tickets-admin.message-add': ['subject', 'text', 'audience', 'send_at'],
  'tickets-admin.message-change': ['subject', 'text', 'audience', 'send_at', 'version'],
  'tickets-admin.door-link-add': ['name', 'expires_at'],
  'tickets-admin.waiting-list-set': ['is_open'],
  'waiting-list.leave': ['place'],
  'waiting-list.join': ['item', 'sku', 'name', 'email', 'places'],
  'tickets-admin.cancel': ['name', 'reason'],
  // The id is the scan's own, which the device makes.
  'tickets-admin.door-scans': ['id', 'device', 'code', 'scanned_at', 'way'],
};
