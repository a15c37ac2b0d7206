import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { orderStates, type Purchase } from '../../../shared/contracts/orders.ts';
import { CHECKOUT_ID, order, purchase, depositSlip } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { OrderProps } from './props.ts';
import { OrderView } from './view.tsx';

const env = pageEnv({ base: '/tienda/casa', store: 'st_casa' });

const render = (
  given: Partial<Purchase> = {},
  locale: 'es' | 'en' = 'es',
  more: Partial<OrderProps> = {},
) =>
  renderToString(
    <OrderView
      env={{ ...env, locale, tag: locale === 'en' ? 'en-US' : 'es-MX' }}
      purchase={purchase(given)}
      action={`/tienda/casa/mis-compras/${CHECKOUT_ID}`}
      idempotencyKey="k"
      done={null}
      refused={null}
      bars={null}
      declined={null}
      told={{}}
      phone="+52 (551) 234-5678"
      {...more}
      locale={locale}
      t={messages[locale]}
    />,
  ).replaceAll('<!-- -->', '');

test('a test leads neither to its tickets, its review and its return nor to an invoice', () => {
  const attendees = [{ sku: 'sk_silla', full_name: 'Ana Ruiz', phone: '5512345678' }];
  const links = (given: object) =>
    [
      ...render({
        orders: [order({ state: 'delivered', attendees, ...given })],
      }).matchAll(/href="\/tienda\/casa\/mis-compras\/or_o+\/(\w+)"/g),
    ].map(([, page]) => page);
  expect(links({})).toEqual(['boletos', 'resenas', 'devolucion', 'factura']);
  expect(links({ is_test: true })).toEqual([]);
});

test('thanks by name, says the numbers and where the mail went', () => {
  const html = render();
  expect(html).toMatch(/<h1[^>]*>¡Gracias por tu compra, Ana!<\/h1>/);
  expect(html).toContain('<b>K7Q-204</b>. Enviamos la confirmación a ana@example.com.');
  expect(html).toContain('href="/tienda/casa/"');
  expect(html).not.toMatch(/ style="/);
});

test('names nobody to a reader who only has the link, and leads to the sign-in', () => {
  const html = render({ contact: null, address: null, card: null });
  expect(html).toMatch(/<h1[^>]*>La compra está hecha<\/h1>/);
  expect(html).not.toMatch(/Ana|@|null|undefined/);
  expect(html).toContain(
    `href="/tienda/casa/login?next=${encodeURIComponent(`/tienda/casa/mis-compras/${CHECKOUT_ID}`)}"`,
  );
});

test('shows each supplier’s order with its lines, delivery and sums', () => {
  const second = order({
    id: `or_${'q'.repeat(26)}`,
    number: 'K7Q-205',
    supplier_name: 'Eventos del Valle',
    state: 'in_process',
    delivery_type: null,
    attendees: [{ sku: 'sk_silla', full_name: 'Luis Mora', phone: '5512345678' }],
  });
  const html = render({ orders: [order(), second] });
  expect(html).toContain('Pedidos <b>K7Q-204, K7Q-205</b>');
  expect(html).toMatch(
    /Pedido K7Q-204.*Vendido por Casa Raíz.*Realizado el 20 de agosto de 2026.*Pedido recibido/s,
  );
  expect(html).toContain('2 × $499.00');
  expect(html).toContain('Envío a domicilio · Entrega estimada: martes 25 de agosto');
  expect(html).toMatch(/<img src="\/media\/w160\/silla\.webp" width="70" height="70" alt=""/);
  expect(html).toMatch(/Pedido K7Q-205.*En proceso.*Asistentes.*Luis Mora/s);
});

test('the sums of a purchase’s only order stand once', () => {
  expect(render().match(/>Subtotal</g)).toHaveLength(1);
  expect(render({ orders: [order(), order()] }).match(/>Subtotal</g)).toHaveLength(3);
});

test('shows the address, the buyer and the sums', () => {
  const html = render();
  expect(html).toContain('<span>Calle 5 de Mayo 10, B</span>');
  expect(html).toContain('<span>06000 Cuauhtémoc, Ciudad de México</span>');
  expect(html).toContain('+52 (551) 234-5678');
  expect(html).toContain('$1,097.00');
});

test('an order that has come, or was cancelled, promises no day', () => {
  const html = render({ orders: [order({ state: 'delivered', arrives_on: null })] });
  expect(html).toContain('Envío a domicilio');
  expect(html).not.toMatch(/Entrega estimada|Llega/);
});

test('an order that is collected says where, and has no address', () => {
  const html = render({
    address: null,
    orders: [
      order({
        delivery_type: 'collection',
        collection_address: 'Av. Juárez 10',
        delivery_days: null,
        arrives_on: null,
      }),
    ],
  });
  expect(html).toMatch(/Recoger en tienda.*Av\. Juárez 10/s);
  expect(html).toContain('Lleva $1,097.00: pagas al recoger tu pedido.');
  expect(html).not.toContain('Calle 5 de Mayo');
});

describe('the payment', () => {
  test('in cash comes with instructions', () => {
    expect(render()).toContain('Ten listos $1,097.00: pagas al recibir tu pedido.');
    expect(render({}, 'en')).toContain('Have MX$1,097.00 ready');
  });

  test.each(['paid', 'delivered'] as const)(
    'in cash of an order that is %s asks for none',
    (state) => {
      const html = render({ orders: [order({ state })] });
      expect(html).toContain('Pago contra entrega');
      expect(html).not.toContain('Ten listos');
    },
  );

  test('by card names the card and no more of it', () => {
    const html = render({ payment_state: 'approved', card: { brand: 'visa', last4: '4242' } });
    expect(html).toContain('Pagado con Visa ••••4242');
    expect(
      render({ payment_state: 'approved', card: { brand: 'other', last4: '1881' } }),
    ).toContain('Pagado con ••••1881');
  });

  test('that was declined or never made leads to another try', () => {
    const retry = `href="/tienda/casa/checkout/${CHECKOUT_ID}/pay"`;
    const declined = render({ payment_state: 'declined' });
    expect(declined).toMatch(/<h1[^>]*>El intento de pago falló<\/h1>/);
    expect(declined).toContain('comunícate con tu banco');
    expect(declined).toContain(retry);
    const why = render({ payment_state: 'declined' }, 'es', { declined: 'Revisa la fecha.' });
    expect(why).toContain('Revisa la fecha.');
    expect(why).not.toContain('comunícate con tu banco');
    expect(render({ payment_state: 'created' }, 'en')).toMatch(/Pay now/);
    expect(render({ payment_state: 'created' })).toContain(retry);
  });

  test('that is due says that units are kept only while they are', () => {
    expect(render({ payment_state: 'created', is_held: true })).toContain(
      'Apartamos tus artículos',
    );
    expect(render({ payment_state: 'created' })).not.toContain('Apartamos');
  });

  test('that the bank thinks about is waited for, not paid twice', () => {
    const html = render({ payment_state: 'processing' });
    expect(html).toContain('Estamos confirmando tu pago, Ana');
    expect(html).toContain('No pagues otra vez');
    expect(html).not.toContain('/pay"');
  });

  test('of nothing is none', () => {
    expect(render({ total: 0, items_total: 0, shipping_total: 0 })).toContain('Sin costo');
  });
});

test('a cancelled purchase asks for no money', () => {
  const html = render({ orders: [order({ state: 'canceled_by_customer' })] });
  expect(html).toContain('Tu pedido fue cancelado');
  expect(html).toContain('Cancelado por el cliente');
  expect(html).not.toContain('Ten listos');
});

test('every stage has words in both languages', () => {
  for (const t of [messages.es, messages.en]) {
    for (const state of orderStates) expect(t.states[state]).toMatch(/\S/);
  }
});

test('a phone number is never broken over lines', () => {
  expect(render()).toContain('<span class="unbroken">+52 (551) 234-5678</span>');
});

test('an order that may be cancelled asks before it is, and why', () => {
  const html = render({ orders: [order({ may_cancel: true })] });
  expect(html).toContain('<summary class="btn btn-s">Cancelar el pedido</summary>');
  expect(html).toMatch(/<form action="\/tienda\/casa\/mis-compras\/co_c+" method="post"/);
  expect(html).toContain('name="from" value="sent_to_supplier"');
  expect(html).toContain('si ya pagaste, te devolvemos el dinero');
  expect(html).not.toContain('<details class="cancel" open');
  const unpaid = render({ orders: [order({ may_cancel: true, state: 'awaiting_payment' })] });
  expect(unpaid).toContain('Se cancela toda la compra');
  expect(render()).not.toContain('Cancelar el pedido');
});

test('a refused cancellation stays open at its order, with what was typed', () => {
  const other = order({ id: `or_${'q'.repeat(26)}`, may_cancel: true });
  const html = render({ orders: [order({ may_cancel: true }), other] }, 'es', {
    refused: {
      values: { order: other.id, reason: 'other', message: 'Ya <b>no</b>' },
      errors: {},
      error: 'La orden de compra ya está cancelada',
    },
  });
  expect(html.match(/<details class="cancel" open/g)).toHaveLength(1);
  expect(html).toContain('La orden de compra ya está cancelada');
  expect(html).toContain('Ya &lt;b&gt;no&lt;/b&gt;');
  expect(html).toContain('<option value="other" selected="">Otra razón</option>');
});

test('a proposed day and its cost are agreed to by a form; the way so far is told', () => {
  const html = render({
    orders: [
      order({
        state: 'confirm_order',
        next: 'in_process',
        extra_charge: 5_000,
        history: [{ at: '2026-08-22T12:00:00.000Z', actor: 'seller', to: 'confirm_order' }],
      }),
    ],
  });
  expect(html).toContain('La tienda propone entregarlo el martes 25 de agosto.');
  expect(html).toContain('Pide $50.00 más por el envío: pagarías $1,147.00 en total.');
  expect(html).toContain('name="intent" value="next"');
  expect(html).toMatch(/Historial.*Por confirmar.*22 de agosto de 2026/s);
  expect(render()).not.toMatch(/Confirmar el pedido|Historial/);
});

describe('a number to pay by', () => {
  const slip = depositSlip;
  const waiting = { payment_state: 'requires_action', slip } as const;

  test('shows account, reference, amount and end, and leads to other ways', () => {
    const html = render(waiting);
    expect(html).toMatch(/<h1[^>]*>Apartamos tu pedido, Ana: falta pagarlo<\/h1>/);
    for (const fact of [
      '<dt>CLABE</dt><dd>032180000118359719</dd>',
      '<dt>Banco</dt><dd>Banco de Prueba</dd>',
      '<dt>A nombre de</dt><dd>Casa Raíz SA</dd>',
      '<dt>Referencia</dt><dd>K7Q-204</dd>',
      '<dt>Cantidad exacta</dt><dd>$1,097.00</dd>',
      'Tienes hasta el 20 de agosto de 2026 a las 11:30',
    ]) {
      expect(html).toContain(fact);
    }
    expect(html).not.toMatch(/Convenio|<svg class="bars"/);
    expect(html).toContain(`href="/tienda/casa/checkout/${CHECKOUT_ID}">Elegir otra forma`);
    expect(render(waiting, 'en')).toContain('You have until August 20, 2026 at 11:30');
  });

  test('of a store comes as a barcode too, also for a reader who only has the link', () => {
    const store = { ...slip, kind: 'store', account: null, account_kind: null } as const;
    const html = render({ ...waiting, slip: store, contact: null, address: null }, 'es', {
      bars: { width: 80, path: 'M10 0h2v1h-2z' },
    });
    expect(html).toMatch(
      /<svg class="bars" viewBox="0 0 80 1".*aria-label="Código de barras de K7Q/,
    );
    expect(html).toContain('<dt>Número de pago</dt><dd>K7Q-204</dd>');
    expect(html).not.toMatch(/CLABE|Ana/);
  });

  test('that ended says so at the cancelled order', () => {
    const html = render({
      payment_state: 'declined',
      slip: { ...slip, is_over: true },
      orders: [order({ state: 'canceled_by_customer' })],
    });
    expect(html).toContain('Nadie pagó a tiempo');
    expect(html).not.toContain('032180000118359719');
  });
});

test('shows the last that the courier told, and leads to its page', () => {
  const courier = { carrier: 'Estafeta', service: 'Terrestre' };
  const tracking = {
    number: 'SX1',
    url: 'https://rastreo.example/SX1',
    journey: 'in_transit',
    changed_on: '2026-08-23T18:00:00.000Z',
  } as const;
  const shown = { delivery_type: 'shipping', courier, tracking } as const;
  const html = render({ orders: [order(shown)] });
  expect(html).toContain(messages.es.journeys.in_transit);
  expect(html).toContain('href="https://rastreo.example/SX1"');
  expect(html).toContain('Seguir el envío SX1');
  const plain = render({ orders: [order({ ...shown, tracking: { ...tracking, url: null } })] });
  expect(plain).toContain('Número de guía SX1');
  expect(render({ orders: [order({ ...shown, tracking: null })] })).not.toContain('SX1');
});
