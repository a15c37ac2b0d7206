import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { WizardProps } from './props.ts';
import { WizardView } from './view.tsx';

function html(given: Partial<WizardProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WizardProps = {
    env: pageEnv({ locale, base: '/tienda/a' }),
    own: null,
    pass: null,
    isOpened: false,
    domain: 'ejemplo.mx:8787',
    suggestions: [],
    values: {},
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<WizardView {...props} locale={locale} t={messages[locale]} />);
}

test('the form posts to its own page, and says where the store will be', () => {
  const text = html();
  expect(text).toContain('action="/tienda/a/asistentes/emprendedores"');
  expect(text).toContain('direccion.ejemplo.mx:8787');
  expect(text).not.toContain('<fieldset');
});

test('a refused address keeps what was typed; the key Enter opens no suggestion', () => {
  const values = { name: '<b>Flores</b>', slug: 'moda' };
  const text = html({ values, errors: { slug: 'Ocupada' }, suggestions: ['moda-mx'] });
  expect(text).toContain('value="&lt;b&gt;Flores&lt;/b&gt;"');
  expect(text).toContain('id="f-slug-error"');
  expect(text.indexOf(messages.es.open)).toBeLessThan(text.indexOf('value="moda-mx"'));
});

const steps = { looks: false, catalogue: true, item: false, others: false, payments: false };
const own = { slug: 'lirio', url: 'https://lirio.mx', office: 'https://a.mx/tienda/lirio', steps };

test('an account with a store enters it at its host by a pass, and its office under this session', () => {
  const text = html({ own, pass: 'p.1.s', isOpened: true }, 'en');
  expect(text).toContain('Your store is online');
  expect(text).toContain('action="/tienda/a/asistentes/pase"');
  expect(text).toContain('name="pass" value="p.1.s"');
  expect(text).toMatch(/<button[^>]* value="\/" name="next">Go to my store/);
  expect(text).toContain('href="https://a.mx/tienda/lirio/asistentes/emprendedores/producto"');
  expect(text).not.toContain('href="https://lirio.mx');
  expect(text.split(`${messages.en.done}</span>`)).toHaveLength(2);
});

test('every step at another host takes the pass along; the host itself needs none', () => {
  const away = html({ own: { ...own, office: own.url }, pass: 'p.1.s' });
  expect(away).toContain('value="/asistentes/emprendedores/producto" name="next"');
  expect(away).not.toContain('href=');
  const here = html({ own: { ...own, office: own.url } });
  expect(here).toContain('href="https://lirio.mx/#tour"');
  expect(here).not.toContain('<button');
});

test('the wizard says how far its owner is, and which step is next', () => {
  const text = html({ own, pass: null }, 'en');
  expect(text).toContain('Done: 1 of 4');
  expect(text).toMatch(/<li aria-current="step"><a[^>]*>Photo and colours/);
  expect(text).toMatch(/href="[^"]*\/foto">Go on: Photo and colours/);
  const far = { looks: true, catalogue: true, item: true, others: false, payments: false };
  const next = /<li aria-current="step"><a[^>]*>([^<]*)/;
  expect(next.exec(html({ own: { ...own, steps: far } }, 'en'))?.[1]).toBe('Delivery and payment');
  const whole = { ...far, others: true, payments: true };
  expect(html({ own: { ...own, steps: whole } })).not.toContain('aria-current');
});

test('a pass that was refused is told', () => {
  expect(html({ own, pass: 'p.1.s', error: 'Venció' })).toContain('Venció');
});
