import { expect, test } from 'vitest';
import { isPushEndpoint, pushPayload } from './push.ts';

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:DEF-1',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
  'https://web.push.apple.com/QGu',
  'https://wns2-par02p.notify.windows.com/w/?token=BQ',
])('%s is a push service', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://[::ffff:10.0.0.1]/a',
  'https://169.254.169.254/latest/meta-data',
  'https://10.0.0.8/a',
  'https://localhost/a',
  'https://moda.localhost/a',
  'https://router/a',
  'https://printer.local/a',
  'https://metadata.google.internal/a',
  'https://nas.home.arpa/a',
  'https://push.example.com:8443/a',
  'https://user:key@push.example.com/a',
  'https://push.example.com./a',
  'https://push.example.com',
  'ftp://push.example.com/a',
  'javascript:alert(1)',
  '//push.example.com/a',
  'push',
  `https://push.example.com/${'a'.repeat(1000)}`,
])('nothing is sent to %s', (endpoint) => {
  expect(isPushEndpoint(endpoint)).toBe(false);
});

test('a device gets one line of each, cut between characters', () => {
  const family = '👨‍👩‍👧‍👦';
  const made = pushPayload({
    tag: 'al_1',
    title: 'Lirio\n\nMéxico',
    text: family.repeat(40),
    lang: 'es',
    path: '/me/alerts',
    visit: null,
  });
  expect(made.title).toBe('Lirio México');
  expect(made.text.length).toBeLessThanOrEqual(160);
  expect(made.text.replaceAll(family, '')).toBe('…');
});
