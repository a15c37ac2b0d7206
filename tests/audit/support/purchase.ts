/** A visitor's cart and checkout, made by forms without script; cookies hold all their state. */
import { shopAt, type Answered } from '../../support/visit.ts';

/** A variant of the demo's skirt. */
const SKU = 'sk_ctpss2023-24';
const FORM = 'application/x-www-form-urlencoded';

const CASH_ORDER = {
  'contact.full_name': 'Lucía Méndez Ortega',
  'contact.email': 'lucia@example.com',
  'contact.country': 'MX',
  'contact.phone': '5512345678',
  'delivery.st_moda': 'fixed_delivery',
  'address.route': 'Av. Amsterdam',
  'address.street_number': '120',
  'address.sublocality': 'Hipódromo',
  'address.locality': 'Cuauhtémoc',
  'address.administrative_area_level_1': 'Ciudad de México',
  'address.postal_code': '06100',
  'address.country': 'MX',
  payment_type: 'cash',
};

export interface BegunPurchase {
  /** `Cookie` header of a visitor with a filled cart. */
  readonly withCart: string;
  /** `Cookie` header of the same visitor, with a checkout under way. */
  readonly withCheckout: string;
  /** Path of that checkout. */
  readonly checkout: string;
}

/** Posts a form of the shop as a browser does without script. */
export function postForm(
  port: number,
  path: string,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answered> {
  const shop = shopAt(port, 'moda.localhost');
  return shop.ask(path, {
    method: 'POST',
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': FORM, origin: shop.origin, ...headers },
  });
}

/** Fills a cart of the demo shop Lirio and begins its checkout. */
export async function beginPurchase(port: number): Promise<BegunPurchase> {
  const filled = await postForm(port, '/shopping-cart', { intent: 'add', sku: SKU, amount: '2' });
  const withCart = cookiesOf(filled);
  const begun = await postForm(
    port,
    '/shopping-cart',
    { intent: 'checkout' },
    { cookie: withCart },
  );
  const checkout = begun.headers['location'] ?? '';
  if (!checkout.startsWith('/checkout/co_'))
    throw new Error(`no checkout: ${begun.text.slice(0, 300)}`);
  return { withCart, withCheckout: `${withCart}; ${cookiesOf(begun)}`, checkout };
}

/** Buys the same cart for cash. @returns path of the confirmation, and the visitor's cookies */
export async function buyForCash(
  port: number,
): Promise<{ readonly path: string; readonly cookie: string }> {
  const { checkout, withCheckout: cookie } = await beginPurchase(port);
  const order = { ...CASH_ORDER, idempotency_key: crypto.randomUUID() };
  const placed = await postForm(port, checkout, order, { cookie });
  const path = placed.headers['location'] ?? '';
  if (!path.startsWith('/mis-compras/')) throw new Error(`no order: ${placed.text.slice(-600)}`);
  return { path, cookie };
}

function cookiesOf({ cookies }: Answered): string {
  return cookies.map((cookie) => cookie.split(';')[0]).join('; ');
}
