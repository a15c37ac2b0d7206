import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ContactFormProps } from './props.ts';
import { ContactFormView } from './view.tsx';

function html(given: Partial<ContactFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ContactFormProps = {
    env: pageEnv({ locale, base: '/tienda/a', tag: locale === 'en' ? 'en-US' : 'es-MX' }),
    storeName: 'Lirio',
    email: null,
    phone: null,
    hours: null,
    now: Date.UTC(2026, 10, 23, 16),
    values: {},
    errors: {},
    error: null,
    isSent: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<ContactFormView {...props} locale={locale} t={messages[locale]} />);
}

test('the form posts to its own page, and asks for what an answer needs', () => {
  const text = html();
  expect(text).toContain('<form action="/tienda/a/contacto" method="post">');
  expect(text.match(/ required=""/g)).toHaveLength(3);
  expect(text).not.toContain('Otras formas');
});

test('a refused form keeps what was typed, and says at each field what is missing', () => {
  const values = { name: 'Ana', message: '<b>Hola</b>' };
  const text = html({ values, errors: { email: messages.es.needs.email }, error: 'Espera' });
  expect(text).toContain('value="Ana"');
  expect(text).toContain('&lt;b&gt;Hola&lt;/b&gt;</textarea>');
  expect(text).toContain('id="f-email-error"');
  expect(text).toContain('role="alert"');
});

test('once it is sent the page says so, and the other ways stay', () => {
  const phone = { label: '55 1234 5678', href: 'tel:+525512345678' };
  const text = html({ isSent: true, email: 'a@lirio.mx', phone }, 'en');
  expect(text).toContain('Your message was sent to Lirio');
  expect(text).not.toContain('<form');
  expect(text).toContain('href="mailto:a@lirio.mx"');
  expect(text).toContain('href="tel:+525512345678"');
});

test('the hours say whether the store is open now, in its own zone', () => {
  const day = [{ from: '09:00', to: '20:00' }];
  const week = [day, day, [], day, day, [{ from: '10:00', to: '14:00' }], []];
  const hours = { week, zone: 'America/Mexico_City' };
  expect(html()).not.toContain('Horario');
  // A Monday, 10 in the morning.
  expect(html({ hours })).toContain('Abierto ahora · cierra a las 20:00');
  expect(html({ hours }, 'en')).toMatch(/Open now · closes at 8:00\sPM/);
  expect(html({ hours })).toMatch(/<div class="today"><dt>lunes<\/dt><dd>0?9:00 – 20:00/);
  expect(html({ hours })).toContain('<dt>domingo</dt><dd>Cerrado</dd>');
  const monday = Date.UTC(2026, 10, 23, 6);
  const later = (days: number, hour: number) => monday + (days * 24 + hour) * 60 * 60 * 1000;
  expect(html({ hours, now: later(0, 8) })).toMatch(/abre hoy a las 0?9:00/);
  expect(html({ hours, now: later(2, 8) })).toMatch(/abre mañana a las 0?9:00/);
  expect(html({ hours, now: later(5, 15) })).toMatch(/abre el lunes a las 0?9:00/);
  const never = { ...hours, week: week.map(() => []) };
  expect(html({ hours: never })).toContain('Cerrado ahora</p>');
  const always = { ...hours, week: week.map(() => [{ from: '00:00', to: '24:00' }]) };
  expect(html({ hours: always }, 'en')).toContain('around the clock');
});
