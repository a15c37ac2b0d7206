import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import {
  CART_ID,
  CHECKOUT_ID,
  checkout,
  filled,
  known,
  part,
  payment,
  PAYMENT_TOKEN,
} from './fixtures.ts';
import { statesOf } from '../../../shared/rules/states.ts';
import { messages } from './messages/en.ts';
import type { CheckoutProps } from './props.ts';
import { Failure } from './parts/Failure.tsx';
import { Returning } from './parts/Outcome.tsx';
import type { CheckoutUi } from './parts/use-checkout.ts';
import { CheckoutView } from './view.tsx';

const env = pageEnv({ base: '/tienda/casa', store: 'st_casa' });
const card = {
  frameUrl: 'https://pay.test/v1/frame',
  origin: 'https://pay.test',
  publishableKey: 'pk_1',
};

function render(props: Partial<CheckoutProps> = {}, locale: 'es' | 'en' = 'es') {
  const whole = {
    env: { ...env, locale },
    checkout: checkout(),
    idempotencyKey: 'key-1',
    card,
    ...props,
  };
  return renderToString(
    <CheckoutView {...whole} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

/** The start tag of a field. */
const field = (html: string, name: string) =>
  new RegExp(`<(input|select|textarea)[^>]*name="${name.replaceAll('.', '\\.')}"[^>]*>`).exec(
    html,
  )?.[0] ?? '';

/** A checkout of a store that delivers to this country alone. */
function from(country: string) {
  const [home] = part().delivery_options;
  return checkout({ parts: [part({ delivery_options: [{ ...home!, countries: [country] }] })] });
}

describe('a failure', () => {
  test('keeps its place, unseen, while the next try is under way', () => {
    const text = (past: boolean) => renderToString(<Failure text="No" past={past} />);
    expect(text(false)).toContain('class="notice notice-danger"');
    expect(text(true)).toContain('class="notice notice-danger past"');
  });
});

describe('the form', () => {
  test('posts to the checkout with its cart and its key', () => {
    const html = render();
    expect(html).toMatch(
      new RegExp(`<form[^>]*action="/tienda/casa/checkout/${CHECKOUT_ID}"[^>]*method="post"`),
    );
    expect(field(html, 'cart')).toContain(CART_ID);
    expect(field(html, 'idempotency_key')).toContain('value="key-1"');
    expect(html).not.toMatch(/ style="/);
  });

  test('counts down from the edge’s time', () => {
    expect(render()).toMatch(
      /Apartamos tus artículos por <b role="timer" aria-live="off">15:00<\/b>/,
    );
    expect(render({}, 'en')).toMatch(/holding your items for <b[^>]*>15:00/);
  });

  test('promises no hold where it waits for the order', () => {
    const html = render({ checkout: checkout({ held: false }) });
    expect(html).not.toContain('Apartamos tus artículos');
    expect(html).toMatch(/Apartaremos tus artículos al hacer el pedido[^<]*<b[^>]*>15:00/);
  });

  test('has the fields of the country, in Mexican order, with the browser to help', () => {
    const html = render();
    const names = [...html.matchAll(/name="(address\.\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'address.country',
      'address.route',
      'address.street_number',
      'address.suite',
      'address.sublocality',
      'address.postal_code',
      'address.locality',
      'address.administrative_area_level_1',
      'address.reference',
      'address.address_name',
      'address.address_phone',
      'address.administrative_area_level_2',
      'address.administrative_area_level_3',
      'address.administrative_area_level_4',
      'address.administrative_area_level_5',
    ]);
    expect(field(html, 'contact.email')).toMatch(
      /type="email".*autoComplete="email"|autoComplete="email".*type="email"/i,
    );
    expect(field(html, 'contact.phone')).toMatch(/maxLength="12"/i);
    expect(html).toContain('Colonia');
    expect(render({ checkout: from('AR') })).toContain('Barrio');
    expect(render({ checkout: from('US') }, 'en')).toContain('ZIP or postal code');
  });

  test('the state is a list, without script too; where no list is known it is typed', () => {
    const states = statesOf(['MX']);
    const html = render({ states });
    expect(field(html, 'address.administrative_area_level_1')).toMatch(/^<select/);
    expect(html).toContain('<option value="Ciudad de México">');
    const old = render({ states, values: { 'address.administrative_area_level_1': 'CDMX' } });
    expect(old).toContain('<option value="CDMX" selected="">');
    expect(field(render(), 'address.administrative_area_level_1')).toMatch(/^<input/);
  });

  test('without script every country that is offered has its states in the list', () => {
    const [home] = part().delivery_options;
    const to = (...countries: string[]) => {
      const delivery = [{ ...home!, countries }];
      const html = render({
        checkout: checkout({ parts: [part({ delivery_options: delivery })] }),
        states: statesOf(countries),
        values: { 'address.country': 'US' },
      });
      const [list = ''] =
        /<(?:select|input)[^>]*name="address\.admin[^>]*>(?:(?!<\/select>|<input).)*/s.exec(html) ??
        [];
      return list;
    };
    expect(to('MX', 'US')).toMatch(
      /<optgroup label="México"[^>]*>.*Jalisco.*<optgroup label="Estados Unidos"[^>]*>.*Oregon/s,
    );
    expect(to('US')).not.toContain('optgroup');
    // A list that lacks a country's states would keep its buyers from naming theirs.
    expect(to('MX', 'US', 'BR')).toMatch(/^<input/);
  });

  test('the book is chosen from where it has two addresses', () => {
    const addresses = [known('1', 'Colima'), known('2', 'Durango')];
    const book = (html: string) => /name="address_book".*?<\/select>/s.exec(html)?.[0];
    const html = book(render({ addresses, values: addresses[1]!.fields }));
    expect(html).toContain('selected="">Durango 10<');
    expect(html).toContain('<option value="">Otra dirección</option>');
    expect(book(render({ addresses }, 'en'))).toContain('selected="">Another address<');
    expect(book(render({ addresses: addresses.slice(1) }))).toBeUndefined();
    expect(book(render())).toBeUndefined();
  });

  test('asks for the phone in the country of the language', () => {
    expect(render()).toMatch(/<option value="MX" selected="">[^<]*\(\+52\)/);
    expect(render({}, 'en')).toMatch(/<option value="US" selected="">[^<]*\(\+1\)/);
  });

  test('shows no error before a field was touched, and refused fields with their values', () => {
    expect(render()).not.toContain('class="error"');
    const html = render({
      values: { ...filled, 'contact.email': 'ana@' },
      errors: { 'contact.email': 'Correo electrónico inválido' },
      error: 'La compra no se puede realizar en este momento',
    });
    expect(field(html, 'contact.email')).toMatch(/aria-invalid="true".*value="ana@"/);
    expect(field(html, 'contact.email')).toContain('f-contact.email-error');
    expect(html).toMatch(/id="f-contact\.email-error">Correo electrónico inválido/);
    expect(html).toContain('Revisa 1 campo');
    expect(html).toMatch(/role="alert">.*La compra no se puede realizar/s);
  });

  test('offers each delivery with its cost; the edge decides the totals', () => {
    const html = render();
    expect(html).toMatch(/value="fixed_delivery"[^>]*\/>.*?\$99\.00/s);
    expect(html).toMatch(/value="collection"[^>]*\/>.*?Av\. Juárez 10.*?Gratis/s);
    expect(html).toMatch(/name="intent" value="update"|value="update"[^>]*name="intent"/);
    const decided = checkout({
      parts: [part({ delivery_type: 'collection' })],
    });
    const collected = render({ checkout: decided });
    expect(collected).not.toContain('name="address.route"');
  });

  test('the first delivery is chosen, with its day, and the total has it', () => {
    const html = render();
    expect(html).toMatch(/<input[^>]*checked=""[^>]*value="fixed_delivery"/);
    expect(html).toContain('Llega el martes 25');
    expect(html).toContain('<dd class="price sum">$1,097.00</dd>');
  });

  test('the address offers the countries that every chosen delivery goes to', () => {
    const [home] = part().delivery_options;
    const offering = (...each: string[][]) =>
      checkout({
        parts: each.map((countries, index) =>
          part({ supplier: `st_${index}`, delivery_options: [{ ...home!, countries }] }),
        ),
      });
    const offered = (one: ReturnType<typeof checkout>) => {
      const select = /<select[^>]*name="address.country".*?<\/select>/s.exec(
        render({ checkout: one }),
      );
      return [...(select?.[0] ?? '').matchAll(/<option value="(\w+)"/g)].map(([, code]) => code);
    };
    expect(offered(offering(['MX']))).toEqual(['MX']);
    expect(offered(offering(['MX', 'US'], ['US', 'CA']))).toEqual(['US']);
    expect(offered(offering(['MX'], ['AR']))).toEqual(['MX', 'AR']);
  });

  test('a card needs script; without a provider there is none', () => {
    expect(field(render(), 'payment_type')).toContain('value="cash"');
    expect(render()).toMatch(
      /<input[^>]*disabled=""[^>]*value="str_card"|<input[^>]*value="str_card"[^>]*disabled=""/,
    );
    expect(render()).toContain('activa JavaScript');
    expect(render({ card: null })).not.toContain('value="str_card"');
  });

  test('a total of zero has no payment', () => {
    const free = checkout({ needs_payment: false, total: 0, items_total: 0, payment_types: [] });
    expect(render({ checkout: free })).not.toContain('payment_type');
    expect(render({ checkout: free })).toContain('Confirmar pedido');
  });

  test('an experience asks for each attendee and for a review', () => {
    const event = checkout({
      needs_delivery: false,
      parts: [part({ needs_delivery: false, delivery_options: [] })],
      attendees: [{ sku: 'sk_vip', item: 'it_rock', name: 'Noche de Rock', amount: 2 }],
    });
    const html = render({ checkout: event });
    expect(field(html, 'attendees.1.sku')).toContain('value="sk_vip"');
    expect(html).toContain('Noche de Rock · asistente 2');
    expect(field(html, 'attendees_reviewed')).toContain('type="checkbox"');
    expect(html).not.toContain('Dirección de entrega');
    expect(html).not.toContain('Envío');
    expect(html).toContain('Pagas en efectivo a quien vende.');
  });
});

test('the summary shows the lines, with their pictures and the edge’s sums', () => {
  const html = render();
  expect(html).toMatch(/<img src="\/media\/w160\/silla\.webp" width="50" height="50" alt=""/);
  expect(html).toMatch(/Silla nórdica de roble<small[^>]*>Color: Natural</);
  expect(html).toMatch(/Subtotal<\/dt><dd class="price">\$998\.00/);
});

test('an expired checkout starts over with the same cart', () => {
  const html = render({ checkout: checkout({ state: 'expired' }) });
  expect(html).toMatch(/<h1[^>]*>El tiempo para completar tu compra terminó<\/h1>/);
  expect(html).toMatch(
    /<form action="\/tienda\/casa\/shopping-cart" method="post"><input[^>]*name="intent" value="checkout"/,
  );
  expect(field(html, 'to_replace')).toContain(CHECKOUT_ID);
  expect(field(html, 'idempotency_key')).toContain('value="key-1.restart"');
  expect(render({ checkout: checkout({ state: 'expired' }) }, 'en')).toContain(
    'The time to complete your purchase has expired',
  );
});

test('a placed order is paid on a page of its own', () => {
  const html = render({ mode: 'paying', payment: payment() });
  expect(html).toContain('Paga tu pedido');
  expect(html).toContain('<slot name="card">');
  expect(html).not.toContain('contact.email');
  expect(html).toContain('Pagar $998.00');
});

test('coming back from the bank waits, and without script asks by a button', () => {
  const html = render({ mode: 'returning', payment: payment({ state: 'requires_action' }) });
  expect(html).toContain('Confirmando tu pago');
  expect(html).toContain(`action="/tienda/casa/checkout/${CHECKOUT_ID}/return"`);
  expect(field(html, 'token')).toContain(PAYMENT_TOKEN);
});

test('a way that led back without success says so, in both languages', () => {
  const back = { mode: 'returning', payment: payment({ payment_type: 'paypal' }) } as const;
  const whole = { env, checkout: checkout(), idempotencyKey: 'key-1', card, ...back };
  for (const t of [messages.es, messages.en]) {
    const ui = { env, t, props: whole, state: { outcome: 'declined' }, live: true };
    const html = renderToString(<Returning ui={ui as unknown as CheckoutUi} />);
    expect(html).toContain(t.declinedWay);
    expect(html).toContain(t.payStill);
  }
  expect(messages.es.declinedWay).toBe(
    'El intento de pago falló y no fue posible completar la transacción.',
  );
});

test('a checkout that is done leads to its order', () => {
  const html = render({ checkout: checkout({ state: 'placed' }) });
  expect(html).toContain('Esta compra ya está hecha');
  expect(html).toContain(`href="/tienda/casa/mis-compras/${CHECKOUT_ID}"`);
});
