import { describe, expect, test } from 'vitest';
import type { ItemDetail, ItemSku } from '../../../shared/contracts/items.ts';
import { sampleItem } from '../../../tests/support/sample-item.ts';
import type { ItemProps } from './props.ts';
import { item } from './server.ts';

function sku(id: string, change: Partial<ItemSku> = {}): ItemSku {
  return {
    id: `sk_${id}`,
    code: id,
    attributes: {},
    list_price: 49_900,
    crossout_price: null,
    photo: null,
    available: 20,
    ...change,
  };
}

const photo = (name: string) => ({ url: `/media/${name}.webp`, width: 480, height: 480 });

const detail = sampleItem({
  photo: photo('a'),
  plain_description: 'Primero.\n\nSegundo.',
  tags: ['falda', 'verano & sol'],
  photos: [photo('a'), photo('b')],
  skus: [sku('one')],
  catalogues: [{ id: 'ca_mujer', slug: 'mujer', name: 'Mujer' }],
});

const env = { base: '/tienda/ana', store: 'st_ana', currency: 'MXN', country: 'MX' };

function html(
  change: Partial<ItemDetail> = {},
  props: Partial<ItemProps> = {},
  locale: 'es' | 'en' = 'es',
): string {
  const tag = locale === 'es' ? 'es-MX' : 'en-US';
  const all = { env: { ...env, locale, tag }, detail: { ...detail, ...change }, ...props };
  const text = item.render(all, { locale, instance: 'i', moduleUrl: '/item.js' });
  return text.replace(/<style>[^]*?<\/style>/, '').replace(/<script type[^]*<\/script>/, '');
}

/** The tags that hold all of these attributes, whatever their order. */
function tags(text: string, name: string, ...attributes: string[]): string[] {
  const all = text.match(new RegExp(`<${name}[ >][^>]*>?`, 'g')) ?? [];
  return all.filter((tag) => attributes.every((attribute) => tag.includes(` ${attribute}`)));
}

describe('the gallery', () => {
  const photos = [{ url: '/media/a.webp', width: 1200, height: 1200 }, photo('b')];

  test('has each photo in the widths that it has, and small ones to pick from', () => {
    const text = html({ photos, photo: null });
    const sizes = 'sizes="(max-width:720px) 90vw,660px"';
    const a = 'srcSet="/media/w750/a.webp 750w,/media/a.webp 1200w';
    expect(tags(text, 'img', sizes, a)).toHaveLength(1);
    // Smaller than any width: there is no width to choose.
    expect(tags(text, 'img', 'src="/media/b.webp"')).toHaveLength(2);
    expect(tags(text, 'img', 'src="/media/w160/', 'width="80"')).toHaveLength(2);
    // Enlarged, it is wider than the page's, whatever the screen.
    expect(tags(text, 'img', 'sizes="max(100vw,1200px)"', a)).toHaveLength(1);
  });

  test('on a partner’s page asks the store for them', () => {
    const origin = 'https://ana.example';
    const there = photos.map((one) => ({ ...one, url: origin + one.url }));
    const base = { ...env, base: `${origin}/tienda/ana`, locale: 'es', tag: 'es-MX' } as const;
    const text = html({ photos: there, photo: null }, { env: base });
    expect(text).toContain(`srcSet="${origin}/media/w750/a.webp 750w,`);
    expect(tags(text, 'img', `src="${origin}/media/w160/`)).toHaveLength(2);
  });
});

describe('buying without script', () => {
  test('is a form with every field that the edge needs', () => {
    const text = html();
    expect(tags(text, 'form', 'method="post"', 'action="/tienda/ana/shopping-cart"')).toHaveLength(
      1,
    );
    expect(text).toContain('name="intent" value="add"');
    expect(text).toContain('name="item" value="it_1"');
    expect(text).toContain('name="sku" value="sk_one"');
    expect(text).toContain('name="idempotency_key" value=""');
    expect(text).toMatch(/name="amount"[^>]* value="1"/);
  });

  test('variants past the sixth are folded away, unless one of them is chosen', () => {
    const sizes = ['1', '2', '3', '4', '5', '6', '7', '8'];
    const skus = sizes.map((size) => sku(size, { attributes: { Talla: size } }));
    const chosen = html({ skus }, { sku: 'sk_2' });
    const [before = '', folded = ''] = chosen.split('<details class="folded">');
    expect(tags(before, 'input', 'type="radio"', 'name="sku"')).toHaveLength(6);
    expect(folded).toMatch(/^<summary[^>]*>Ver 2 más<\/summary>/);
    expect(tags(folded, 'input', 'type="radio"', 'name="sku"')).toHaveLength(2);
    expect(html({ skus }, { sku: 'sk_8' })).toContain('<details class="folded" open="">');
    expect(html({ skus: skus.slice(0, 6) })).not.toContain('<details class="folded"');
    const both = skus.map((one) =>
      sku(one.code, { attributes: { ...one.attributes, Color: 'Rojo' } }),
    );
    expect(html({ skus: both }, { sku: both[0]!.id })).toContain('<details class="folded">');
  });

  test('variants of one attribute are radio buttons of the field itself', () => {
    const skus = ['S', 'M'].map((size) => sku(size.toLowerCase(), { attributes: { Talla: size } }));
    const text = html({ skus });
    expect(tags(text, 'input', 'type="radio"', 'name="sku"')).toHaveLength(2);
    expect(text).not.toContain('<select');
  });

  test('of several attributes one select sends the variant, and the groups send nothing', () => {
    const skus = [
      sku('red-s', { attributes: { Color: 'Rojo', Talla: 'S' } }),
      sku('blue-s', { attributes: { Color: 'Azul', Talla: 'S' }, available: 0 }),
    ];
    const text = html({ skus }, { sku: 'sk_red-s' });
    expect(tags(text, 'option', 'value="sk_red-s"', 'selected')).toHaveLength(1);
    expect(tags(text, 'option', 'value="sk_blue-s"', 'disabled')).toHaveLength(1);
    expect(text).toContain('Azul / S · Agotado');
    expect(tags(text, 'input', 'type="radio"', 'name="attribute-')).toHaveLength(3);
    expect(tags(text, 'input', 'value="Azul"', 'disabled')).toHaveLength(1);
  });
});

test('the address chooses the variant: its price, its photo, its stock', () => {
  const skus = [
    sku('m', { attributes: { Talla: 'M' } }),
    sku('l', { attributes: { Talla: 'L' }, list_price: 59_900, photo: photo('b'), available: 3 }),
  ];
  const text = html({ skus, price_varies: true }, { sku: 'sk_l' });
  expect(text).toMatch(/class="price-line"[^>]*><span class="price">\$599\.00/);
  expect(text).toContain('Quedan 3');
  expect(tags(text, 'input', 'aria-label="Foto 2 de 2"', 'checked')).toHaveLength(1);
  expect(html({ skus })).not.toContain('Quedan');
});

describe('the price', () => {
  test('crossed out, with the discount', () => {
    const text = html({ skus: [sku('one', { crossout_price: 99_800 })] });
    expect(text).toContain('<s class="price-old">$998.00</s>');
    expect(text).toContain('50% de descuento');
  });

  test('free, and nothing about taxes', () => {
    const text = html({ is_free: true, list_price: 0, skus: [sku('one', { list_price: 0 })] });
    expect(text).toContain('Gratis');
    expect(text).not.toMatch(/Impuestos|<s /);
  });

  test('hidden: ways to ask, no form', () => {
    const contact = { whatsapp: '52 55 1234', email: 'hola@example.com' };
    const text = html({ hide_price: true, list_price: null, can_buy: false }, { contact });
    expect(text).toContain('Consultar precio');
    expect(text).toContain('href="https://wa.me/52551234?text=');
    expect(text).toContain('href="mailto:hola@example.com?subject=Falda%20corta');
    expect(text).not.toContain('<form');
  });
});

describe('an item that cannot be bought says why, and has no button', () => {
  const ended = {
    type: 'experience',
    experience_available: false,
    experience_date: '2026-11-01T20:30:00-06:00',
  } as const;
  test.each([
    [{ sold_out: true }, 'El producto está agotado', 'The product is out of stock'],
    [
      { list_state: 'unpublished' },
      'no está a la venta por el momento',
      'temporarily unavailable for sale',
    ],
    [{ hiden: true }, 'no está a la venta por el momento', 'temporarily unavailable for sale'],
    [{ skus: [] }, 'no está a la venta por el momento', 'temporarily unavailable for sale'],
    [ended, 'La experiencia terminó', 'The experience has ended'],
    [{}, 'solo de consulta', 'browsing only'],
  ] as const)('%j', (change, spanish, english) => {
    const closed = { ...change, can_buy: false } as Partial<ItemDetail>;
    expect(html(closed)).toContain(spanish);
    expect(html(closed)).not.toContain('<form');
    expect(html(closed, {}, 'en')).toContain(english);
  });

  test('a variant that is sold out leaves the others', () => {
    const skus = [
      sku('s', { attributes: { Talla: 'S' }, available: 0 }),
      sku('m', { attributes: { Talla: 'M' } }),
    ];
    expect(tags(html({ skus }), 'input', 'value="sk_m"', 'checked')).toHaveLength(1);
    expect(html({ skus }, { sku: 'sk_s' })).toMatch(/<button[^>]*class="btn[^"]*add" disabled=""/);
  });
});

describe('the delivery of a product', () => {
  const home = {
    type: 'fixed_delivery',
    cost: 9_900,
    days: 5,
    arrives_on: '2026-11-26',
    address: null,
  } as const;
  const store = { type: 'collection', cost: 0, days: null, address: 'Av. Juárez 10' } as const;
  test.each([
    [
      [home],
      'Envío $99.00 · llega el jueves 26',
      'Shipping MX$99.00 · arrives Thursday, November 26',
    ],
    [[{ ...home, cost: 0 }], 'Envío gratis · llega el jueves', 'Free shipping'],
    [[home, store], 'También se recoge gratis en la tienda', 'Or collect it at the store for free'],
    [[store], 'Se recoge en la tienda, sin costo', 'Collected at the store'],
  ] as const)('has its price and its day: %j', (options, spanish, english) => {
    const delivery_options = [...options];
    expect(html({ delivery_options })).toContain(spanish);
    expect(html({ delivery_options })).not.toContain('se calcula al pagar');
    expect(html({ delivery_options }, {}, 'en')).toContain(english);
  });
});

describe('returns', () => {
  const info = detail.return_info;
  test.each([
    [info, ['dentro de las 72 horas posteriores', 'pide la devolución']],
    [
      { ...info, return_policy: 'customized', return_policy_legend: 'Con etiqueta.' },
      ['El plazo es de 72 horas', 'Con etiqueta.'],
    ],
    [{ ...info, return_type: 'disallowed' }, ['no acepta cambios ni devoluciones']],
  ] as const)('%j', (return_info, shown) => {
    const text = html({ return_info });
    for (const part of shown) expect(text).toContain(part);
  });

  test('the policy names no button that an order’s page does not have', () => {
    expect(html()).not.toContain('Solicitar devolución');
    expect(html({}, {}, 'en')).not.toContain('Request a return');
  });

  test('the policy opens without script', () => {
    expect(html()).toMatch(/popoverTarget="returns"/i);
  });
});

test.each(['digital', 'experience'] as const)(
  'a %s item promises nothing that would come with the order',
  (type) => {
    expect(html({ type })).not.toMatch(/recibes con tu pedido|llegan con tu pedido|descarg/);
    expect(html({ type }, {}, 'en')).not.toMatch(/receive (?:it|your tickets)|download/i);
  },
);

test('an experience tells when and where, and that names are asked for', () => {
  const text = html({
    type: 'experience',
    experience_date: '2026-12-05T20:30:00-06:00',
    experience_place: 'Foro Norte',
  });
  expect(text).toContain(
    '<time dateTime="2026-12-05T20:30:00-06:00">sábado, 5 de diciembre de 2026, 20:30 h</time>',
  );
  expect(text).toContain('Foro Norte');
  expect(text).toContain('cada asistente');
});

test('description, catalogues, tags and the place for sharing', () => {
  const text = html();
  expect(text).toContain('<p>Primero.</p><p>Segundo.</p>');
  expect(text).toContain('href="/tienda/ana/catalogos/mujer"');
  expect(text).toContain('href="/tienda/ana/buscar?text=verano%20%26%20sol"');
  expect(text).toContain('<slot name="share">');
  expect(html({}, { ownerUrl: '/x' })).toContain('<a href="/x">Moda</a>');
});

test('texts of tenants are text', () => {
  const text = html({ name: '<img src=x>', plain_description: '<script>1</script>' });
  expect(text).not.toMatch(/<script|<img src=x/);
});

test('a missing item, and one that is still loading', () => {
  expect(html({}, { detail: null })).toContain('Producto, servicio o experiencia no encontrado');
  expect(html({}, { detail: null, item: 'it_2' })).toContain('Cargando…');
  expect(html({}, { item: 'it_2' })).toContain('Cargando…');
  expect(html({}, { item: 'falda' })).toContain('Falda corta');
});

test('texts that only the still part shows do not travel twice', () => {
  const all = { env: { ...env, locale: 'es', tag: 'es-MX' } as const, detail };
  const text = item.render(all, { locale: 'es', instance: 'i', moduleUrl: '/item.js' });
  expect(text.match(/Primero\./g)).toHaveLength(1);
  expect(text.match(/Política de devoluciones/g)).toHaveLength(2);
});

test('on a partner’s page the words of the still part travel too: it may be given another item', () => {
  const all = { env: { ...env, locale: 'es', tag: 'es-MX' } as const, detail };
  const context = { locale: 'es', instance: 'i', moduleUrl: '/item.js' } as const;
  const sold = '"soldBy":"Vendido por"';
  expect(item.render({ ...all, origin: 'https://moda.test' }, context)).toContain(sold);
  expect(item.render(all, context)).not.toContain(sold);
});
