import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { shownSale, skirt, soldSkirt } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { PointOfSaleProps } from './props.ts';
import { PointOfSaleView } from './view.tsx';

function html(given: Partial<PointOfSaleProps> = {}, locale: 'es' | 'en' = 'es'): string {
  return renderToString(
    <PointOfSaleView {...shownSale(given)} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('without script an item is added by its link, which keeps the sale', () => {
  const text = html({ text: 'falda', lines: [{ ...skirt, amount: 1 }] });
  expect(text).toContain(
    'href="/tienda/a/admin/punto-de-venta?text=falda&amp;lines=it_falda.sk_falda-m.2"',
  );
  expect(text).toContain('name="lines" value="it_falda.sk_falda-m.1"');
  expect(text).not.toContain('<video');
});

test('an empty sale asks for its first item, and has nothing to charge', () => {
  const text = html();
  expect(text).toContain(messages.es.empty);
  expect(text).not.toContain('value="sell"');
  expect(html({ found: [], text: 'xyz' })).toContain(messages.es.noneFound);
});

test('lines add up, more than the stock is said, and the form holds the total that was told', () => {
  const text = html({ lines: [{ ...skirt, amount: 4 }] });
  expect(text).toContain('$502.00');
  expect(text).toContain('Solo hay 3 en inventario.');
  expect(text).toContain('name="total" value="50200"');
  expect(text).toContain('name="taken" checked="" value="cash"');
});

test('what is sold out has no way to be added', () => {
  const text = html({ found: [{ ...skirt, available: 0 }] });
  expect(text).toContain(messages.es.soldOut);
  expect(text).not.toContain('>Agregar<');
});

test('a sale tells the change first, its receipt and the way to the next, in both languages', () => {
  for (const locale of ['es', 'en'] as const) {
    const text = html({ sold: soldSkirt }, locale);
    expect(text).toContain('$74.50');
    expect(text).toContain(`href="/tienda/a${soldSkirt.receipt}"`);
    expect(text).toContain(messages[locale].another);
  }
});

test('a refused field says why, and what was typed stands', () => {
  const text = html({
    lines: [{ ...skirt, amount: 1 }],
    values: { taken: 'cash', received: '10', email: 'ana@' },
    errors: { received: messages.es.needs.short, email: messages.es.needs.email },
  });
  expect(text).toContain(messages.es.needs.short);
  expect(text).toContain('value="ana@"');
  expect(text).toContain('<details open=""');
});
