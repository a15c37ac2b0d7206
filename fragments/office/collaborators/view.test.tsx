import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import type { CollaboratorsProps } from './props.ts';
import { CollaboratorsView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };
const partner = {
  id: 'cb_1',
  store_name: 'Casa <Raíz>',
  store_url: 'http://casa.localhost',
  store_photo: null,
};
const NO_COLLABORATIONS = { items: [], total: 0, page: 1, failed: false };
const found = { ...partner, id: 'st_moda', slug: 'moda', store_name: 'Lirio' };

function html(given: Partial<CollaboratorsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: CollaboratorsProps = {
    env: { ...env, locale },
    items: [partner],
    total: 7,
    page: 1,
    search: null,
    done: null,
    collaborations: NO_COLLABORATIONS,
    ...given,
  };
  return renderToString(
    <CollaboratorsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('every control is a form that can be posted, and the next partners are a page', () => {
  const text = html({ search: { text: 'li', found: [{ ...found, is_collaborator: false }] } });
  const forms = text.match(/<form\b.*?<\/form>/gs) ?? [];
  const intents = forms.map((form) => /name="intent" value="(\w+)"/.exec(form)?.[1]);
  expect(intents).toEqual(['rename', 'refresh', 'remove', undefined, 'add']);
  expect(forms.every((form) => form.includes('action="/tienda/a/admin/colaboradores"'))).toBe(true);
  expect(text).toContain('href="/tienda/a/admin/colaboradores?page=2"');
  expect(text).toContain('Casa &lt;Raíz&gt;');
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('a control’s accessible name holds its visible label', () => {
  for (const locale of ['es', 'en'] as const) {
    const named = html({}, locale).matchAll(
      /<(?:button|summary)[^>]*aria-label="([^"]+)"[^>]*>([^<]+)</g,
    );
    const controls = [...named];
    expect(controls).toHaveLength(4);
    for (const [, name = '', shown = ''] of controls) expect(name).toContain(shown);
  }
});

test('an empty list, an empty search, and a partner that cannot be added twice', () => {
  const empty = html({ items: [], total: 0, search: { text: 'x', found: [] } });
  expect(empty).toContain(messages.es.none);
  expect(empty).toContain(messages.es.notFound);
  const known = html({ search: { text: 'li', found: [{ ...found, is_collaborator: true }] } });
  expect(known).toContain(messages.es.isOne);
  expect(known).not.toContain('value="add"');
});

describe('where the store collaborates', () => {
  const at = {
    ...partner,
    id: 'cb_9',
    store_name: 'Mercado',
    store_url: 'http://mercado.localhost',
  };
  const { of } = messages.es;

  test('its stores are links and nothing else; more of them are a page, which keeps the other list’s', () => {
    const text = html({
      page: 2,
      collaborations: { items: [at], total: 25, page: 2, failed: false },
    });
    const section = text.slice(text.indexOf(of.title));
    expect(section).toContain('href="http://mercado.localhost"');
    expect(section).not.toContain('<form');
    const links = [...section.matchAll(/rel="(prev|next)" href="([^"]+)"/g)].map(([, rel, to]) => [
      rel,
      to,
    ]);
    expect(links).toEqual([
      ['prev', '/tienda/a/admin/colaboradores?page=2'],
      ['next', '/tienda/a/admin/colaboradores?page=2&amp;collaborations=3'],
    ]);
    expect(text).toContain('href="/tienda/a/admin/colaboradores?collaborations=2">');
  });

  test.each(['es', 'en'] as const)('an empty list, or a failed one: %s', (locale) => {
    const words = messages[locale].of;
    expect(html({}, locale)).toContain(words.none);
    const failed = html({ collaborations: { ...NO_COLLABORATIONS, failed: true } }, locale);
    expect(failed).toContain(words.failed);
    expect(failed).not.toContain(words.none);
    expect(failed).toMatch(new RegExp(`href="/tienda/a/admin/colaboradores"[^>]*>${words.again}<`));
  });
});

test('a refused form says why', () => {
  expect(html({ error: 'Esa tienda ya es colaboradora.' })).toMatch(
    /role="alert".*ya es colaboradora/s,
  );
});
