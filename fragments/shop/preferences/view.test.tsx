import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ana, NOON, preferencesProps, session } from './fixtures.ts';
import { messages } from './messages/en.ts';
import type { PreferencesProps } from './props.ts';
import { relativeTime } from '../../../shared/kernel/relative-time.ts';
import { PreferencesView } from './view.tsx';

function render(given: Partial<PreferencesProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props = preferencesProps(given);
  const env = { ...props.env, locale };
  return renderToString(
    <PreferencesView {...props} env={env} locale={locale} t={messages[locale]} />,
  ).replaceAll('<!-- -->', '');
}

const formsIn = (html: string) => html.match(/<form\b.*?<\/form>/gs) ?? [];
const namesIn = (html: string) =>
  [...html.matchAll(/<(?:input|select|textarea)[^>]*? name="(\w+)"/g)].map(([, name]) => name);

test('profile, display, sessions and the end of the account are forms that can be posted without script', () => {
  const forms = formsIn(render()).filter((form) =>
    form.includes('action="/tienda/moda/me/preferences"'),
  );
  expect(forms.map((form) => namesIn(form).join(' '))).toEqual([
    'intent full_name username description city country website',
    'intent locale locale locale theme theme theme',
    'intent session',
    'intent session',
    'intent session',
    'intent step confirmation password',
  ]);
  expect(forms.every((form) => /method="post"/.test(form))).toBe(true);
  expect(render()).not.toMatch(/ style="| on[a-z]+="/);
});

test.each([
  [{ kind: 'asking', type: 'email' }, 'intent step type email password otp'],
  [{ kind: 'asking', type: 'phone' }, 'intent step type country phone password otp'],
  [
    { kind: 'proving', type: 'phone', code: 'pf_x', contact: '•••' },
    'intent step type code contact pin',
  ],
  [{ kind: 'erasing' }, 'intent step confirmation password otp'],
] as const)('a step without script, %j, is a form with the app’s code', (begun, names) => {
  const forms = formsIn(render({ begun, isGuarded: true }));
  expect(forms.map((form) => namesIn(form).join(' '))).toContain(names);
});

test('a refused step shows its values and problems, and the profile’s form stays as it was', () => {
  const html = render({
    begun: { kind: 'asking', type: 'email' },
    values: { email: 'nueva@example.com', city: 'Otra' },
    errors: { otp: 'No es' },
  });
  expect(html).toContain('value="nueva@example.com"');
  expect(html).toContain('value="Puebla"');
});

test('a language that was chosen by hand is the one that is marked', () => {
  const marked = (html: string) => /<input[^>]*checked[^>]*value="(es|en)"/.exec(html)?.[1];
  expect(ana.locale).toBe('es');
  expect(marked(render({}, 'en'))).toBe('en');
  expect(marked(render())).toBe('es');
});

test('so is a theme that was chosen by hand', () => {
  const marked = (html: string) =>
    /<input[^>]*checked[^>]*value="(auto|light|dark)"/.exec(html)?.[1];
  expect(ana.theme).toBeNull();
  expect(marked(render())).toBe('auto');
  expect(marked(render({ theme: 'dark' }))).toBe('dark');
});

test('in a store that is dark by default, no choice is the store’s own', () => {
  const dark = render({ isStoreDark: true });
  expect(dark).toMatch(/checked=""[^>]*value="auto"\/?><span>El de la tienda/);
  expect(render()).toContain('<span>Como mi dispositivo</span>');
});

test('the page’s ids are each there once', () => {
  const ids = [...render().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('a session says its device and when it was last used; the own one signs out', () => {
  const html = render();
  expect(html.match(/Chrome en Windows/g)?.length).toBeGreaterThanOrEqual(2);
  expect(html).toContain('Dispositivo desconocido');
  expect(html).toContain('Último uso: hace 2 horas');
  expect(html.match(/Esta sesión/g)).toHaveLength(1);
  expect(html).toContain('action="/tienda/moda/logout"');
  expect(html).toContain('aria-label="Cerrar sesión en Dispositivo desconocido"');
  const alone = render({ sessions: [session('a', { is_current: true })] });
  expect(alone).toContain(messages.es.onlyThis);
  expect(alone).not.toContain(messages.es.endOthers);
});

test('contacts are told with whether they were proven', () => {
  const html = render();
  expect(html).toContain('ana@example.com');
  expect(html).toContain('+52 (551) 234-5678');
  expect(html.match(/Verificado/g)).toHaveLength(1);
  expect(html.match(/Sin verificar/g)).toHaveLength(1);
  const without = render({ profile: { ...ana, phone: null, phone_country: null } });
  expect(without).toContain(messages.es.none);
});

test('an account that owns a store is told the step before erasing', () => {
  const html = render({ profile: { ...ana, slug: 'lirio' } });
  expect(html).toContain('La tienda lirio es tuya.');
  expect(html).not.toContain('name="confirmation"');
  expect(render()).toContain('name="confirmation"');
});

test('a refused form is shown again with its values and its problems', () => {
  const html = render({
    values: { full_name: '', city: '<b>Cholula</b>' },
    errors: { full_name: 'Obligatorio' },
  });
  expect(html).toContain('value="&lt;b&gt;Cholula&lt;/b&gt;"');
  expect(html).toMatch(/id="f-full_name"[^>]*aria-invalid="true"/);
  expect(html).toContain('id="f-full_name-error">Obligatorio</p>');
});

test('names the saved part in the page’s language, and leaves out a theme that the store decides', () => {
  const html = render({ saved: 'display', themes: false }, 'en');
  expect(html).toContain('Your language and theme were saved');
  expect(html).not.toContain('name="theme"');
});

test.each([
  [0, 'ahora'],
  [59_000, 'ahora'],
  [60_000, 'hace 1 minuto'],
  [3 * 60 * 60_000, 'hace 3 horas'],
  [24 * 60 * 60_000, 'ayer'],
  [10 * 24 * 60 * 60_000, 'hace 10 días'],
  [-5_000, 'ahora'],
])('%i ms ago is %s', (ago, text) => expect(relativeTime(NOON - ago, NOON, 'es')).toBe(text));

test('a phone number is never broken over lines', () => {
  expect(render()).toContain('<p class="value unbroken">+52 (551) 234-5678</p>');
});
