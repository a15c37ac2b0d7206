import type { AlertApp } from './alerts.ts';

/** The part of an alert that says what it is about (spec [3], Alert). */
export interface AlertAbout {
  readonly origin_app: AlertApp;
  readonly params: Readonly<Partial<Record<AlertParam, string>>>;
}

type AlertParam =
  | 'type'
  | 'subtype'
  | 'order'
  | 'customer'
  | 'supplier'
  | 'dssupplier'
  | 'checkout_aggregation'
  | 'invoice'
  | 'payment_token'
  | 'contact_id'
  | 'package_id'
  | 'wallet_type_id';

/** Where, and to whom, an alert is shown. */
export interface AlertView {
  /** Whether a store's own pages show it, and not the platform's apps. */
  readonly isShop: boolean;
  /** The reader's account. */
  readonly me: string;
  /** The path that the store's pages begin with: empty on a host of its own, else `/tienda/{id}`. */
  readonly base: string;
  /** What the store's network is to its reader: an affinity group's and an affiliate's orders are found by text. */
  readonly mode: 'franchise' | 'affinity' | 'affiliate' | 'own';
}

/** An id as the parameters of alerts hold it: whatever else stands there leads nowhere. */
const ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,80}$/;

/**
 * Where an alert leads (spec [2], "Notification link targets"): a path of the store, with its base.
 * @returns null for an alert that is only marked visited, or whose parameters are not ids
 */
export function alertTarget(
  { origin_app: app, params }: AlertAbout,
  view: AlertView,
): string | null {
  if (Object.values(params).some((value) => !ID.test(value))) return null;
  const path = pathOf(app, params, view);
  return path === null ? null : view.base + path;
}

type Params = AlertAbout['params'];

function pathOf(app: AlertApp, params: Params, view: AlertView): string | null {
  const { type, subtype } = params;
  const { isShop } = view;
  if (type === 'export' && (app === 'store' || app === 'products')) return exportPath(app, isShop);
  if (type === 'import')
    return isShop ? '/admin/inventario/cargas' : '/apps/me/dssupplier/products/cargas';
  if (app === 'store' && params.order) return orderPath(params, view);
  if (app === 'store' && params.checkout_aggregation)
    return `/mis-compras/${params.checkout_aggregation}`;
  if (app === 'invoicing' && params.invoice)
    return subtype === 'customer-recipient'
      ? '/facturas'
      : `/admin/facturas?InvoicesFilter=${encodeURIComponent(`"${params.invoice}*"`)}`;
  if (app === 'payments' && params.payment_token) return `/me/payments/${params.payment_token}`;
  if (app === 'crm' && params.contact_id)
    return isShop ? '/admin/contactos' : `/apps/me/crm/clients/detail/${params.contact_id}`;
  if (app === 'inbox' && params.contact_id && type === 'conversation')
    return params.supplier === undefined
      ? `/me/inbox/conversation/${params.contact_id}`
      : `/admin/mensajes/${params.contact_id}`;
  if (app === 'inbox' && params.contact_id) return `/me/inbox/${params.contact_id}`;
  if (app === 'membershipsoffer' && params.package_id) return `/apps/paquetes/${params.package_id}`;
  if (app === 'sms' && subtype === 'sms_runout') return '/me/sms/packages';
  if (app === 'wallet' && params.wallet_type_id) {
    const isStores = isShop && params.customer !== view.me;
    return `${isStores ? '/admin/monedero' : '/me/wallet'}/${params.wallet_type_id}`;
  }
  if (app === 'referral') return '/apps/me/referral';
  if (app === 'affinity-group')
    return isShop ? '/admin/solicitudes' : '/apps/me/affinity-group/requests';
  return null;
}

function exportPath(app: 'store' | 'products', isShop: boolean): string {
  if (app === 'products') return '/admin/inventario/reportes';
  return isShop ? '/admin/reportes/ordenes' : '/apps/me/store/reports/orders';
}

/** What an alert about an order names it by. */
interface AlertOrder {
  readonly id: string;
  readonly checkout_id: string;
  /** 1 where the store's carts of several suppliers are one purchase. */
  readonly master_checkout: number;
}

/**
 * The parameters that name an order: its purchase too where the store has one for all suppliers of a cart
 * (spec [2]: an alert leads its buyer to the purchase where master checkout is on, else to the order).
 */
export function orderParams({ id, checkout_id: purchase, master_checkout: isMaster }: AlertOrder) {
  return { order: id, ...(isMaster === 1 && { checkout_aggregation: purchase }) };
}

/** An order leads its buyer to the purchase that the alert names, and everybody else to where they work on it. */
function orderPath({ order, customer, dssupplier, checkout_aggregation }: Params, view: AlertView) {
  if (customer === view.me) {
    if (!view.isShop) return `/shopping-cart/orders/${order}`;
    return `/mis-compras/${checkout_aggregation ?? order}`;
  }
  if (!view.isShop)
    return dssupplier === undefined
      ? `/apps/me/store/orders/${order}`
      : `/apps/me/dssupplier/orders/${order}`;
  return view.mode === 'affinity' || view.mode === 'affiliate'
    ? `/admin/ordenes/?OrdersFilter=${encodeURIComponent(`"${order}*"`)}`
    : `/admin/ordenes/${order}`;
}

/** Where an alert leads its reader: a path of the page's store, or an address of another store. */
export interface AlertLink {
  readonly href: string;
  readonly isHere: boolean;
}

/**
 * Where an alert leads from a store's page: into the page's store, or to the address of the store
 * that it is about.
 * @param reader the page's store by its id and the prefix of its paths, and the reader's account
 * @returns null for an alert that is only marked visited, or whose store is gone
 */
export function alertLink(
  alert: AlertAbout & { readonly store: { readonly id: string; readonly url: string | null } },
  { base, store, me }: { readonly base: string; readonly store: string; readonly me: string },
): AlertLink | null {
  const isHere = alert.store.id === store;
  const path = alertTarget(alert, {
    isShop: true,
    me,
    base: isHere ? base : '',
    mode: 'own',
  });
  if (path === null) return null;
  if (isHere) return { href: path, isHere };
  return alert.store.url === null ? null : { href: alert.store.url + path, isHere };
}

/** The picture beside an alert, by a name of `shared/ui/icons.ts`. */
export type AlertIcon =
  | 'cart'
  | 'download'
  | 'tag'
  | 'card'
  | 'cash'
  | 'chat'
  | 'mail'
  | 'user'
  | 'store'
  | 'photo'
  | 'calendar'
  | 'ticket'
  | 'info'
  | 'alert';

const ICONS: Readonly<Record<AlertApp, AlertIcon>> = {
  store: 'cart',
  invoicing: 'card',
  pos: 'cash',
  accounting: 'cash',
  products: 'tag',
  payroll: 'cash',
  sms: 'chat',
  gallery: 'photo',
  crm: 'user',
  coupons: 'ticket',
  business: 'store',
  blog: 'info',
  appointment: 'calendar',
  wall: 'info',
  inbox: 'mail',
  payments: 'card',
  wallet: 'cash',
  brief: 'info',
  helpdesk: 'chat',
  memberships: 'ticket',
  membershipsoffer: 'ticket',
  referral: 'user',
  'affinity-group': 'user',
  system: 'alert',
};

/** The picture beside an alert: a download for what was exported or read in, else its app's. */
export function alertIcon({ origin_app: app, params: { type } }: AlertAbout): AlertIcon {
  return type === 'export' || type === 'import' ? 'download' : ICONS[app];
}
