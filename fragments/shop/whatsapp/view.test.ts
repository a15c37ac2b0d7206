import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { WhatsappProps } from './props.ts';
import { whatsapp } from './server.ts';

const env = pageEnv();
const props: WhatsappProps = {
  env,
  contact: { whatsapp_country_code: '52', whatsapp_phone: '55 1234 5678' },
  storeName: 'Moda & Co',
};
const render = (change: Partial<WhatsappProps>, locale: 'es' | 'en' = 'es') =>
  whatsapp.render({ ...props, ...change }, { locale, instance: 'w', moduleUrl: '' });

test('opens a chat with the store in its own tab, with a greeting in the page’s language', () => {
  const html = render({});
  expect(html).toContain('href="https://wa.me/525512345678?text=Hola%2C%20Moda%20%26%20Co');
  expect(html).toContain('target="_blank" rel="noopener"');
  expect(html).toContain('aria-label="Escribir a Moda &amp; Co por WhatsApp');
  expect(render({}, 'en')).toContain('?text=Hello');
});

test('ships no script and no props', () => {
  expect(render({})).not.toContain('<script');
});

test('shows nothing without a number', () => {
  const html = render({ contact: { whatsapp_country_code: '52', whatsapp_phone: null } });
  expect(html).not.toContain('wa.me');
});
