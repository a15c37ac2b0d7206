import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { pictureNo } from '../../_office/library/fixtures.ts';
import { messages } from './messages/en.ts';
import type { GalleryProps } from './props.ts';
import { GalleryView } from './view.tsx';

function html(given: Partial<GalleryProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: GalleryProps = {
    env: pageEnv({ base: '/tienda/a', locale }),
    items: [pictureNo(1), { ...pictureNo(2), name: 'Flor <b>' }],
    total: 30,
    page: 1,
    text: '',
    lacks: null,
    undescribed: 2,
    done: null,
    idempotencyKey: 'key-of-the-page',
    ...given,
  };
  return renderToString(<GalleryView {...props} locale={locale} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each picture can be changed and deleted by a form, and the next ones are a page', () => {
  const text = html();
  const forms = text.match(/<form\b.*?<\/form>/gs) ?? [];
  const intents = forms.map((form) => /name="intent" value="(\w+)"/.exec(form)?.[1]);
  expect(intents).toEqual(['change', 'remove', 'change', 'remove']);
  expect(forms.every((form) => form.includes('action="/tienda/a/admin/galeria"'))).toBe(true);
  expect(text).toContain('href="/tienda/a/admin/galeria?page=2"');
  expect(text).toContain('Flor &lt;b&gt;');
  expect(text).not.toMatch(/ style="| on[a-z]+="/);
});

test('an empty library says what to do, in both languages, and names formats and size', () => {
  for (const locale of ['es', 'en'] as const) {
    const text = html({ items: [], total: 0, undescribed: 0 }, locale);
    expect(text).not.toContain('lacks=');
    expect(text).toContain(messages[locale].noneText);
    expect(text).toContain('JPG, PNG, WebP');
    expect(text).toContain('4 MB');
    expect(text).toContain('accept="image/jpeg,image/png,image/webp,image/svg+xml"');
  }
});

test('the pictures without a description are counted, marked and shown alone, also by a link', () => {
  const described = { ...pictureNo(1), alt: 'Flor' };
  const adorning = { ...pictureNo(2), decorative: true };
  const text = html({ items: [described, adorning, pictureNo(3)], text: 'f', undescribed: 9 });
  expect(text).toMatch(
    /href="\/tienda\/a\/admin\/galeria\?text=f&amp;lacks=description">Sin descripción \(9\)</,
  );
  expect(text).toMatch(/aria-current="page" href="\/tienda\/a\/admin\/galeria\?text=f">Todas</);
  expect(text.match(/<span class="badge">Sin descripción/g)).toHaveLength(1);
  const alone = html({ lacks: 'description' }, 'en');
  expect(alone).toMatch(/aria-current="page"[^>]*>No description \(2\)</);
  expect(alone).toContain('galeria?lacks=description&amp;page=2');
  const none = html({ lacks: 'description', items: [], total: 0, undescribed: 0 });
  expect(none).toContain(messages.es.allDescribed);
  expect(none).not.toContain(messages.es.none);
});

test('what a form has done is said, and why one was refused', () => {
  expect(html({ done: 'removed' })).toContain(messages.es.done.removed);
  expect(html({ error: 'Tu tienda la muestra.' })).toMatch(/role="alert".*la muestra/s);
});
