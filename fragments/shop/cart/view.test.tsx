import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { localeTag } from '../../../shared/kernel/locale.ts';
import { formatMoney } from '../../../shared/kernel/money.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { cartOf, order, product } from './fixtures.ts';
import { messages } from './messages/en.ts';
import { Line } from './parts/Line.tsx';
import type { CartProps } from './props.ts';
import { cart as panel, cartPage } from './server.ts';

const env = pageEnv({ base: '/tienda/casa', store: 'st_casa' });

/** The element's HTML as the edge writes it. */
function render(props: Partial<CartProps>, locale: 'es' | 'en' = 'es') {
  const fragment = props.variant === 'page' ? cartPage : panel;
  const context = { locale, instance: 'c1', moduleUrl: '/assets/cart.js' };
  const html = fragment.render(
    { env: { ...env, locale, tag: localeTag(locale, 'MX') }, ...props },
    context,
  );
  return html.replaceAll('<!-- -->', '').replace(/<style>.*?<\/style>/s, '');
}

/** The page's HTML without the props that are sent along. */
const shown = (...given: Parameters<typeof render>) =>
  render(...given).replace(/<script type="application\/json".*<\/script>/s, '');

const CART = `cr_${'a'.repeat(26)}`;
const served = {
  ...cartOf([
    order([product({ sku: 'sk_silla', amount: 2, crossout_price: 59_900 })], {
      delivery_options: [
        { type: 'fixed_delivery', cost: 9_900, days: 5, arrives_on: '2026-11-26', address: null },
        { type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10' },
      ],
    }),
    order(
      [
        product({
          sku: 'sk_curso',
          item: 'it_curso',
          name: 'Curso',
          type: 'digital',
          photo: null,
          description: {},
        }),
      ],
      {
        supplier: 'st_ana',
        supplier_name: 'Ana',
      },
    ),
  ]),
  cart: CART,
};

test('a reseller’s line strikes the list price, and says whose price it is', () => {
  const by = { list_price: 49_900, note: 'Tu precio de reventa.' };
  const given = { sku: 'sk_silla', list_price: 45_000, crossout_price: 49_900, buy_by: by };
  const line = (one: object) =>
    renderToString(
      <Line
        env={{ ...env, tag: localeTag('es', 'MX') }}
        t={messages.es}
        origin=""
        product={product({ ...given, ...one })}
      >
        {null}
      </Line>,
    ).replaceAll('<!-- -->', '');
  expect(line({})).toMatch(/<s>.*\$499\.00<\/s>.*Tu precio de reventa\..*\$450\.00/s);
  expect(line({ buy_by: undefined })).not.toContain('reventa');
});

test('in Argentina each line stands beside its price without national taxes', () => {
  const cart = cartOf([
    order([product({ sku: 'sk_silla', amount: 2 }), product({ sku: 'sk_libro', included_tax: 0 })]),
  ]);
  const inCountry = (country: string) =>
    renderToString(
      <>
        {cart.orders[0]?.products.map((one) => (
          <Line
            key={one.sku}
            env={{ ...env, country }}
            t={messages.es}
            origin=""
            product={one}
            children={null}
          />
        ))}
      </>,
    );
  const [two, one] = cart.orders[0]!.products;
  const money = (minor: number) => formatMoney(minor, 'MXN', env.tag);
  const net = (minor: number) => `Precio sin impuestos nacionales: ${money(minor)}`;
  expect(inCountry('MX')).not.toContain('sin impuestos');
  expect(inCountry('AR')).toContain(net(Math.round(two!.total / 1.21)));
  expect(inCountry('AR')).toContain(net(one!.total));
});

describe('the panel', () => {
  test('is a closed, named dialog that holds nothing yet', () => {
    const html = shown({});
    expect(html).toMatch(/<dialog class="drawer" aria-labelledby="cart-title">/);
    expect(html).toContain('Tu carrito');
    expect(html).toContain('<div class="panel-body"></div></dialog>');
  });

  test('has a button of its own on a partner page only', () => {
    expect(shown({})).not.toContain('Ver carrito');
    expect(shown({ origin: 'https://casa.test' }, 'en')).toContain('View cart');
  });
});

describe('the page', () => {
  const page = { variant: 'page', idempotencyKey: 'key-1' } as const;

  test('is titled, and waits for script, with an empty cart for visitors without it', () => {
    const html = shown(page);
    expect(html).toMatch(/<h1[^>]*>Tu carrito<\/h1>/);
    expect(html).toMatch(
      /data-react-root.*Cargando tu carrito.*<noscript>.*Tu carrito está vacío.*href="\/tienda\/casa\/"/s,
    );
  });

  test('shows a server cart by supplier, with the price and day of what travels', () => {
    const html = shown({ ...page, cart: served });
    expect(html).toContain('Vendido por Casa Nogal');
    expect(html).toContain('Envío $99.00 · llega el jueves 26 · o se recoge gratis en la tienda');
    expect(html.match(/Envío \$/g)).toHaveLength(1);
    expect(html).toContain('$499.00 c/u');
    expect(html).toMatch(/<s><span[^>]*>Precio anterior: <\/span>\$599\.00<\/s>/);
    expect(html).toContain('Impuestos incluidos.');
    expect(html).not.toContain('se calcula al pagar');
    expect(html).toContain('href="/tienda/casa/productos/casa/silla-nordica"');
    expect(html).toMatch(/<img src="\/media\/w160\/silla\.webp" width="70" height="70" alt=""/);
    expect(html).toContain('3 artículos');
  });

  test('the total has the delivery that the checkout begins with', () => {
    const html = shown({ ...page, cart: served });
    expect(html).toContain('<span class="price">$1,497.00</span>');
    expect(html).toContain('<span>Envío</span><span class="price">$99.00</span>');
    expect(html).toContain('<span class="price sum">$1,596.00</span>');
  });

  test('the only supplier’s sum is the total, and stands once', () => {
    const [first] = served.orders;
    const alone = { ...served, orders: [{ ...first!, delivery_options: [] }] };
    expect(shown({ ...page, cart: served })).toContain('>Subtotal<');
    expect(shown({ ...page, cart: alone })).not.toContain('>Subtotal<');
  });

  test('works by forms, each with a key of its own', () => {
    const html = shown({ ...page, cart: served });
    expect(html.match(/action="\/tienda\/casa\/shopping-cart"/g)).toHaveLength(5);
    expect(html).toMatch(
      /name="intent" value="set".*?name="sku" value="sk_silla".*?type="number"[^>]*min="1" max="9" name="amount" value="2"/s,
    );
    expect(html).toMatch(
      /name="intent" value="checkout"[^>]*><input type="hidden" name="cart" value="cr_a+"/,
    );
    const keys = [...html.matchAll(/name="idempotency_key" value="([^"]+)"/g)].map(
      ([, key]) => key,
    );
    expect(new Set(keys).size).toBe(5);
    for (const key of keys) expect(key).toMatch(/^key-1\.[\w.:-]+$/);
  });

  test('speaks English', () => {
    const html = shown({ ...page, cart: served }, 'en');
    expect(html).toContain('Your cart');
    expect(html).toContain('Sold by Casa Nogal');
    expect(html).toContain('Shipping MX$99.00 · arrives Thursday, November 26');
    expect(html).toContain('Check out');
  });

  test('says which lines were removed or reduced, and why', () => {
    const notices = [
      { code: 'out_of_stock', item: 'it_a', sku: 'sk_a', name: 'Mesa', amount: 0 },
      { code: 'insufficient_stock', item: 'it_b', sku: 'sk_b', name: 'Silla', amount: 2 },
    ] as const;
    const html = shown({ ...page, cart: { ...served, notices: [...notices] } });
    expect(html).toContain('Mesa: El producto está agotado. Lo quitamos de tu carrito.');
    expect(html).toContain('mayor que el número de artículos disponibles. Ahora llevas 2.');
  });

  test('a seller whose settings are incomplete blocks the checkout and is named', () => {
    const cart = {
      ...served,
      orders: [order([product({ sku: 'sk_silla' })], { is_configured: false })],
    };
    const html = shown({ ...page, cart });
    expect(html).toContain('Falta configuración del vendedor');
    expect(html).toMatch(/<button class="btn btn-primary btn-block" disabled=""/);
  });

  test('an embed hands lines over by a form, and nothing happens by itself', () => {
    const html = shown({ ...page, handover: cartOf([product({ sku: 'sk_silla', amount: 2 })]) });
    expect(html).toContain('Elegiste esto en otro sitio');
    expect(html).toMatch(
      /name="intent" value="handover"\/><input type="hidden" name="add" value="sk_silla.2"/,
    );
    expect(html).not.toContain('Tu carrito está vacío');
  });

  test('a hand-over with a code has the code in its form, for the page with script too', () => {
    const lines = cartOf([product({ sku: 'sk_silla', amount: 2 })]);
    const html = render({ ...page, handover: lines, handoff: 'ho_1' });
    expect(html).toContain('<input type="hidden" name="handoff" value="ho_1"/>');
    expect(html).toContain('"handoff":"ho_1"');
    expect(render({ ...page, handover: lines })).not.toContain('handoff');
  });

  test('an order that is bought again offers its lines, and says which cannot be bought and why', () => {
    const gone = { item: 'it_mesa', sku: 'sk_mesa', name: 'Mesa', amount: 0 } as const;
    const notices = [{ ...gone, code: 'unavailable_for_sale' as const }];
    const lines = cartOf([product({ sku: 'sk_silla', amount: 2 })]);
    const some = shown({ ...page, again: true, handover: { ...lines, notices } });
    expect(some).toContain('Comprar de nuevo');
    expect(some).toContain('name="add" value="sk_silla.2"');
    expect(some).toMatch(/notice-warning.*Mesa/s);
    const none = shown({ ...page, again: true, handover: { ...cartOf([]), notices } });
    expect(none).toContain('Hoy no se puede volver a comprar nada de este pedido.');
    expect(none).toMatch(/notice-warning.*Mesa/s);
    expect(none).not.toContain('value="handover"');
  });

  test('a refused form is told', () => {
    expect(shown({ ...page, error: 'El producto está agotado' })).toMatch(
      /role="alert">.*El producto está agotado/s,
    );
  });
});
