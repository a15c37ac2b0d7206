import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { ProseProps } from './props.ts';
import type { Document } from './messages/texts/document.ts';
import { ProseView } from './view.tsx';

const store = {
  name: 'Moda Aurora',
  address: 'moda.example',
  email: 'hola@moda.example',
  phone: '+52 55 1234 5678',
};

function html(change: Partial<ProseProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const tag = locale === 'es' ? 'es-MX' : 'en-US';
  const env = { locale, tag, base: '', store: 'st_moda', currency: 'MXN', country: 'MX' };
  return renderToStaticMarkup(
    <ProseView
      env={env}
      page="terms"
      store={store}
      t={messages[locale]}
      locale={locale}
      {...change}
    />,
  );
}

test.each(['terms', 'privacy'] as const)('%s speak for the store in both languages', (page) => {
  for (const locale of ['es', 'en'] as const) {
    const text = html({ page }, locale);
    expect(text.match(/<h1>/g)).toHaveLength(1);
    expect(text).toContain('Moda Aurora');
    expect(text).toContain('hola@moda.example');
    expect(text).not.toMatch(/undefined|null|NaN|\[object|\{\{/);
  }
  const { es, en } = messages;
  expect(en[page].updated).toBe(es[page].updated);
  const form = ({ sections }: Document) =>
    sections.map(({ paragraphs, list }) => [paragraphs.length, list?.length]);
  expect(form(en[page])).toEqual(form(es[page]));
});

test("the numbers are the product's own", () => {
  expect(html()).toContain('72 horas');
  expect(html()).toContain('15 minutos');
  expect(html({ page: 'privacy' })).toContain('365 días');
  expect(html({}, 'en')).toContain('November 1, 2026');
});

test('a store without e-mail is reached otherwise', () => {
  expect(html({ store: { ...store, email: null } })).toContain('llama al +52 55 1234 5678');
  expect(html({ store: { ...store, email: null, phone: null } }, 'en')).toContain(
    'shown on moda.example',
  );
});

test("info shows the store's own words as text, or a sentence for them", () => {
  const text = html({ page: 'info', about: 'Desde 1998.\n\n<b>Hechos</b> a mano.' });
  expect(text).toContain('<h1>Acerca de Moda Aurora</h1>');
  expect(text).toContain('&lt;b&gt;Hechos');
  expect(text).toContain('href="mailto:hola@moda.example"');
  expect(text).toContain('href="tel:+525512345678"');
  expect(html({ page: 'info', about: null }, 'en')).toContain('Moda Aurora sells online');
});
