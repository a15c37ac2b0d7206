import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { facets, sampleProps } from '../fixtures.ts';
import { sampleCard } from '../../../../tests/support/sample-item.ts';
import { messages } from '../messages/en.ts';
import type { ItemGridProps } from '../props.ts';
import { ItemGridView } from '../view.tsx';

const card = sampleCard();

function html(change: Partial<ItemGridProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props = sampleProps(card, locale, change);
  return renderToStaticMarkup(<ItemGridView {...props} t={messages[locale]} locale={locale} />);
}

describe('filters', () => {
  const field = (text: string, name: string, value: string) =>
    new RegExp(`<input type="(\\w+)" name="${name}" value="${value}" (checked="")?/>`).exec(text);

  test('are fields of a form, several values where several may be chosen, with their counts', () => {
    const text = html();
    expect(text).toContain('action="/buscar" method="get"');
    expect(field(text, 'type', 'service')?.[1]).toBe('radio');
    expect(field(text, 'price', '50000-100000')?.[1]).toBe('radio');
    for (const [name, value] of [
      ['catalogue', 'hombre'],
      ['size', 'L'],
      ['colour', 'Rojo'],
      ['discount', 'true'],
      ['available', 'true'],
    ] as const) {
      expect(field(text, name, value)?.[1], name).toBe('checkbox');
    }
    expect(text).toContain('12 resultados');
    expect(text).toContain('Hasta $500');
    expect(text).toContain('$1,000 o más');
    expect(text).not.toContain('value="digital"');
  });

  test('sizes stand in their order, whatever their counts', () => {
    const sizes = [...html().matchAll(/name="size" value="(\w+)"/g)].map(([, size]) => size);
    expect(sizes).toEqual(['S', 'M', 'L']);
  });

  test('a list of one seller offers no sellers, a list of several does', () => {
    expect(html()).not.toContain('name="owner"');
    const owner = [
      { value: 'lirio', name: 'Lirio', count: 3 },
      { value: 'raiz', name: 'Casa Raíz', count: 2 },
    ];
    const many = { ...facets, traits: { ...facets.traits, owner } };
    const list = { results: [card], matches_estimated: 5, facets: many };
    expect(html({ list })).toContain('name="owner" value="raiz"');
    expect(html({ list }, 'en')).toContain('Seller');
  });

  test('each chosen value is ticked, and its chip takes that one off', () => {
    const chosen = { catalogue: ['mujer'], size: ['m', 'L'] };
    const text = html({ query: { sort: 'list_price', page: 2, ...chosen } });
    expect(field(text, 'catalogue', 'mujer')?.[2]).toBeDefined();
    expect(field(text, 'catalogue', 'hombre')?.[2]).toBeUndefined();
    // Case does not matter.
    expect(field(text, 'size', 'M')?.[2]).toBeDefined();
    expect(text).toMatch(
      /href="\/buscar\?size=L%2Cm&amp;sort=list_price" aria-label="Quitar filtro: Mujer"/,
    );
    expect(text).toMatch(
      /href="\/buscar\?catalogue=mujer&amp;size=m&amp;sort=list_price" aria-label="Quitar filtro: L"/,
    );
    expect(text).toMatch(/rel="nofollow" href="\/buscar\?sort=list_price">Limpiar todo/);
  });

  test('a chosen value that the list does not offer can be taken off too', () => {
    const chosen = { colour: ['Lila'], price_from: 7 };
    const list = { results: [], matches_estimated: 0, facets };
    const text = html({ list, query: { sort: 'queue_position', page: 1, ...chosen } });
    expect(field(text, 'colour', 'Lila')?.[2]).toBeDefined();
    expect(field(text, 'price', '7-')?.[2]).toBeDefined();
    expect(text).toContain('aria-label="Quitar filtro: Lila"');
    expect(text).toContain('Ningún resultado coincide');
  });

  test('the form keeps text and order, and starts at the first page', () => {
    const text = html({ query: { sort: 'list_price', page: 3, text: 'falda', available: 'true' } });
    const form = /<form method="get"[^>]*data-live.*?<\/form>|<form data-live.*?<\/form>/s.exec(
      text,
    )?.[0];
    expect(form).toContain('<input type="hidden" name="text" value="falda"/>');
    expect(form).toContain('<input type="hidden" name="sort" value="list_price"/>');
    expect(form).not.toMatch(/type="hidden" name="(page|available)"/);
  });

  test('the page’s own kind and catalogue are no filters', () => {
    expect(html({ kind: 'product', path: '/productos' })).not.toContain('name="type"');
    expect(html({ catalogue: 'mujer', path: '/catalogos/mujer' })).not.toContain(
      'name="catalogue"',
    );
  });

  test('the sort keeps the rest of the address', () => {
    const text = html({ query: { sort: 'list_price', page: 3, text: 'falda' } });
    expect(text).toContain('<input type="hidden" name="text" value="falda"/>');
    expect(text).toMatch(/<option value="list_price" selected="">/);
    expect(text).not.toContain('name="page"');
  });
});
