import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allChoices } from '../../../shared/rules/alert-preferences.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { AlertPreferencesProps } from './props.ts';
import { AlertPreferencesView } from './view.tsx';

function html(given: Partial<AlertPreferencesProps> = {}): string {
  const props: AlertPreferencesProps = {
    env: pageEnv({ base: '/tienda/a' }),
    preferences: {
      apps: allChoices([{ app: 'inbox', mail: false, push: true }]),
      quiet: { from: '22:30', to: '06:00', zone: 'Europe/Madrid' },
      shows_presence: true,
      shows_reading: true,
    },
    zone: 'America/Mexico_City',
    values: null,
    errors: {},
    error: null,
    isSaved: false,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(<AlertPreferencesView {...props} locale="es" t={messages.es} />);
}
const box = (text: string, name: string) =>
  new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(text)?.[0];

test('each app shows what was chosen; a mail that always goes has no box', () => {
  const text = html();
  expect(text).toContain('action="/tienda/a/me/alerts/preferences"');
  expect(box(text, 'mail_store')).toContain('checked=""');
  expect(box(text, 'mail_inbox')).not.toContain('checked');
  expect(box(text, 'push_inbox')).toContain('checked=""');
  expect(box(text, 'mail_wallet')).toBeUndefined();
  expect(text).toContain(messages.es.always);
});

test('quiet hours show as they are, else as a night in the account’s zone', () => {
  const text = html();
  expect(box(text, 'quiet')).toContain('checked=""');
  expect(box(text, 'from')).toContain('value="22:30"');
  expect(text).toMatch(/<option value="Europe\/Madrid" selected="">Madrid/);
  const none = html({
    preferences: { apps: allChoices([]), quiet: null, shows_presence: false, shows_reading: false },
  });
  expect(box(text, 'presence')).toContain('checked=""');
  expect(box(none, 'presence')).not.toContain('checked');
  expect(box(none, 'quiet')).not.toContain('checked');
  expect(box(none, 'from')).toContain('value="22:00"');
  expect(none).toMatch(/<option value="America\/Mexico_City" selected="">Ciudad de México/);
});

test('a refused form shows what was typed', () => {
  const text = html({ values: { quiet: 'on', from: '', to: '7' }, errors: { from: 'Escribe' } });
  expect(box(text, 'mail_store')).not.toContain('checked');
  expect(text).toContain('id="f-from-error"');
  expect(html({ isSaved: true })).toContain(messages.es.saved);
});
