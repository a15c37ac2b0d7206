import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { DoorLinksProps, ShownDoorLink } from './props.ts';
import { DoorLinksView } from './view.tsx';

const link: ShownDoorLink = {
  id: 'dk_1',
  name: 'Norte <1>',
  state: 'open',
  expires_at: '2027-01-11T02:30:00.000Z',
  gate: null,
  url: 'https://shop.example/puerta#dk_1.k',
  qr: { size: 37, path: 'M4 4h7v1h-7z' },
  devices: [
    {
      agent: 'Mozilla/5.0 (Linux; Android 15) Chrome/150.0',
      opened_at: '2027-01-10T02:30:00.000Z',
      seen_at: '2027-01-10T03:30:00.000Z',
    },
  ],
};

function html(given: Partial<DoorLinksProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: DoorLinksProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    event: { item: 'it_1', name: 'Concierto', has_ended: false, gates: [] },
    links: [],
    done: null,
    values: { expires_at: '2027-01-11T20:30' },
    errors: {},
    error: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<DoorLinksView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('a new link is asked for with its name and its end', () => {
  const text = html();
  expect(text).toContain('action="/tienda/a/admin/asistentes/it_1/enlaces"');
  expect(text).toContain('value="2027-01-11T20:30"');
  expect(text).toContain(messages.es.none);
  expect(
    html({ event: { item: 'it_1', name: 'Concierto', has_ended: true, gates: [] } }),
  ).not.toContain('value="make"');
});

test('a link may be of one gate, and says so', () => {
  expect(html()).not.toContain('name="gate"');
  const gates = [{ id: 'dg_1', name: 'Norte', skus: null }];
  const event = { item: 'it_1', name: 'Concierto', has_ended: false, gates };
  expect(html({ event })).toContain('<option value="dg_1">Norte</option>');
  const fixed = { ...link, gate: { id: 'dg_1', name: 'Sur' } };
  expect(html({ event, links: [fixed] })).toContain('Solo lee en: Sur');
});

test('an open link shows its address, its devices with their last use, and can be revoked', () => {
  const text = html({ links: [link] });
  expect(text).toContain('value="https://shop.example/puerta#dk_1.k"');
  expect(text).toMatch(/aria-controls="link-dk_1" aria-label="Copiar el enlace «Norte &lt;1&gt;»"/);
  expect(text).toMatch(/<svg[^>]*viewBox="0 0 37 37"[^>]*aria-label="Código QR del enlace/);
  expect(text).toContain('1 de 5 dispositivos');
  expect(text).toContain('Chrome en Android · último uso el 9 ene 2027');
  expect(text).toContain('aria-label="Retirar el enlace «Norte &lt;1&gt;»"');
});

test('one that is over shows neither address nor button', () => {
  for (const state of ['ended', 'revoked'] as const) {
    const text = html({ links: [{ ...link, state, url: null, qr: null }] }, 'en');
    expect(text).toContain(messages.en.states[state]);
    expect(text).not.toContain('readOnly');
    expect(text).not.toContain('<svg class="qr"');
    expect(text).not.toContain('data-enhance');
    expect(text).not.toContain('value="revoke"');
  }
});
