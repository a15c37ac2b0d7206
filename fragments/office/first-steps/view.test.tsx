import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { FirstStepsProps, LivePlace, StepPlace } from './props.ts';
import { FirstStepsView } from './view.tsx';

const steps = { looks: true, catalogue: false, item: false, payments: false };
const shared = {
  env: pageEnv({ base: '/tienda/a' }),
  steps,
  store: { name: 'Flores', url: 'https://flores.ejemplo.mx', photo_display: 'cir' as const },
};
const live: LivePlace = { ...shared, place: 'live', pass: null };
const step: StepPlace = {
  ...shared,
  place: 'catalogue',
  values: { name: '<b>', photo: '' },
  pictures: [{ url: '/media/a.webp', name: 'Logo', main_colors: ['#112233'] }],
  catalogues: [],
  ways: ['cash', 'deposit'],
  deposit: null,
  needsAccount: false,
  idempotencyKey: 'k',
  errors: {},
  error: null,
};

function html(props: FirstStepsProps, locale: 'es' | 'en' = 'es'): string {
  const all = { ...props, locale, t: messages[locale] };
  return renderToStaticMarkup(<FirstStepsView {...all} />);
}

test('a step posts to its own page, and can be left for later', () => {
  const text = html(step);
  expect(text).toContain('action="/tienda/a/asistentes/emprendedores/catalogo"');
  expect(text).toContain('name="intent" value="catalogue"');
  expect(text).toContain('value="&lt;b&gt;"');
  expect(text).toMatch(
    /href="\/tienda\/a\/asistentes\/emprendedores\/producto">Dejar para después/,
  );
  expect(text).toMatch(/href="\/tienda\/a\/asistentes\/emprendedores\/foto">Regresar/);
});

test('the path marks the step on screen and those that are done, in words too', () => {
  const text = html(step, 'en');
  expect(text.match(/aria-current="step"/g)).toHaveLength(1);
  expect(text).toMatch(/emprendedores\/catalogo" aria-current="step"/);
  expect(text.match(/ \(done\)/g)).toHaveLength(1);
});

test('without script a photo is one of the library, and no colour is suggested', () => {
  const values = { photo: '/media/old.webp', color1: '#112233', color2: '#445566' };
  const text = html({ ...step, place: 'looks', values });
  expect(text).toContain('<option value="/media/a.webp">Logo</option>');
  expect(text).toMatch(/<option value="\/media\/old.webp" selected="">La de ahora/);
  expect(text).not.toContain('swatch');
  expect(text).toContain(messages.es.has.looks);
});

test('an item is put into the store’s catalogue, and others’ items are a press away', () => {
  const item: StepPlace = {
    ...step,
    place: 'item',
    values: { type: 'product', catalogue: 'ca_1' },
    catalogues: [{ id: 'ca_1', name: 'Ramos' }],
  };
  const text = html(item);
  expect(text).toContain('<option value="ca_1" selected="">Ramos</option>');
  expect(text).toContain('href="/tienda/a/admin/reventa"');
  expect(text).toContain(messages.es.fields.on_hand);
  const service = html({ ...item, values: { ...item.values, type: 'service' } });
  expect(service).not.toContain(messages.es.fields.on_hand);
  expect(html({ ...item, catalogues: [] })).not.toContain(messages.es.fields.catalogue);
});

test('the payments ask for the account of transfers where it is needed', () => {
  const deposit = {
    code: 'deposit' as const,
    keys: ['holder', 'bank_account'],
    plain: { holder: 'Ana' },
    has_provider: false,
    takes: 'nobody' as const,
    test: null,
    tested_at: null,
    webhook_url: null,
    version: 2,
  };
  const payments: StepPlace = { ...step, place: 'payments', values: {}, deposit };
  const text = html(payments);
  expect(text).toMatch(/<details class="card other"><summary>/);
  expect(text).toMatch(/name="key_holder"[^>]*value="Ana"/);
  expect(text).not.toContain(messages.es.accountNeeded);
  const needed = html({ ...payments, needsAccount: true });
  expect(needed).toMatch(/<details class="card other" open="">/);
  expect(needed).toContain(messages.es.accountNeeded);
});

test('a refused form shows its problems', () => {
  const text = html({ ...step, errors: { name: 'Nombre inválido' }, error: 'No se pudo' });
  expect(text).toContain('Nombre inválido');
  expect(text).toContain('No se pudo');
});

test('the last page names what is missing, and opens the store where the tour begins', () => {
  const text = html(live);
  expect(text).toContain(messages.es.liveHalf);
  expect(text).toContain('https://flores.ejemplo.mx');
  expect(text.match(/class="btn btn-block" href/g)).toHaveLength(3);
  expect(text).toContain('href="/tienda/a/#tour"');
  const whole = { looks: true, catalogue: true, item: true, payments: true };
  expect(html({ ...live, steps: whole })).toContain(messages.es.liveHead);
  const away = html({ ...live, pass: 'p.1.s' });
  expect(away).toContain('action="/tienda/a/asistentes/pase"');
  expect(away).not.toContain('#tour');
});
