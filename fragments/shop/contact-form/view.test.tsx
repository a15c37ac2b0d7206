import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { ContactFormProps } from './props.ts';
import { ContactFormView } from './view.tsx';

function html(given: Partial<ContactFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: ContactFormProps = {
    env: pageEnv({ locale, base: '/tienda/a' }),
    storeName: 'Lirio',
    email: null,
    phone: null,
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
