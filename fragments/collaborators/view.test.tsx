import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/index.ts';
import type { CollaboratorsProps } from './props.ts';
import { CollaboratorsView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };
const partner = {
  id: 'cb_1',
  store_name: 'Casa <Raíz>',
  store_url: 'http://casa.localhost',
  store_photo: null,
};
const found = { ...partner, id: 'st_moda', slug: 'moda', store_name: 'Lirio' };

function html(given: Partial<CollaboratorsProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: CollaboratorsProps = {
    env: { ...env, locale },
    items: [partner],
    total: 7,
    page: 1,
    search: null,
    done: null,
    ...given,
  };
  return renderToString(
    <CollaboratorsView {...props} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

test('everything is a form that can be posted, and the next ones are a page', () => {
  const text = html({ search: { text: 'li', found: [{ ...found, is_collaborator: false }] } });
  const forms = text.match(/<form\b.*?<\/form>/gs) ?? [];
  const intents = forms.map((form) => /name="intent" value="(\w+)"/.exec(form)?.[1]);
  expect(intents).toEqual(['rename', 'refresh', 'remove', undefined, 'add']);
  expect(forms.every((form) => form.includes('action="/tienda/a/admin/colaboradores"'))).toBe(true);
  expect(text).toContain('href="/tienda/a/admin/colaboradores?page=2"');
  expect(text).toContain('Casa &lt;Raíz&gt;');
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('what a control is called holds what it shows', () => {
  for (const locale of ['es', 'en'] as const) {
    const named = html({}, locale).matchAll(
      /<(?:button|summary)[^>]*aria-label="([^"]+)"[^>]*>([^<]+)</g,
    );
    const controls = [...named];
    expect(controls).toHaveLength(4);
    for (const [, name = '', shown = ''] of controls) expect(name).toContain(shown);
  }
});

test('nobody is there, nothing was found, and who is one already cannot be added', () => {
  const empty = html({ items: [], total: 0, search: { text: 'x', found: [] } });
  expect(empty).toContain(messages.es.none);
  expect(empty).toContain(messages.es.notFound);
  const known = html({ search: { text: 'li', found: [{ ...found, is_collaborator: true }] } });
  expect(known).toContain(messages.es.isOne);
  expect(known).not.toContain('value="add"');
});

test('a refused form says why', () => {
  expect(html({ error: 'Esa tienda ya es colaboradora.' })).toMatch(
    /role="alert".*ya es colaboradora/s,
  );
});
