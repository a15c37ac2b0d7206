import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { EmbedKey } from '../../../shared/contracts/embed-keys.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { EmbedKeysProps } from './props.ts';
import { EmbedKeysView } from './view.tsx';

const key: EmbedKey = {
  id: 'ek_1',
  public_key: `pk_${'a'.repeat(24)}`,
  test: false,
  former_until: null,
  partner: 'Blog <de> moda',
  origins: ['https://blog.example'],
  referral: null,
  campaign: 'verano',
  per_minute: 600,
  state: 'active',
  created_at: '2026-11-26T12:00:00.000Z',
  views: 12,
  adds: 2,
  handoffs: 1,
  orders: 2,
};
const detail = {
  ...key,
  days: [
    {
      day: '2026-11-25',
      element: 'shop-item',
      origin: 'https://blog.example',
      views: 7,
      adds: 2,
      handoffs: 0,
    },
    { day: '2026-11-25', element: '', origin: '', views: 0, adds: 0, handoffs: 1 },
  ],
  ordered: [{ day: '2026-11-25', orders: 2 }],
};

function html(given: Partial<EmbedKeysProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: EmbedKeysProps = {
    env: pageEnv({ locale, base: '', country: 'MX' }),
    shown: { kind: 'keys', keys: [key], total: 1, page: 1, keyless: true },
    done: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToString(<EmbedKeysView {...props} t={messages[locale]} />).replaceAll(
    '<!-- -->',
    '',
  );
}

test('each partner leads to its key, with its figures', () => {
  const text = html();
  expect(text).toContain('href="/admin/socios/ek_1">Blog &lt;de&gt; moda</a>');
  expect(text).toContain('12 vistas · 2 agregados · 1 llegada · <b>2 pedidos</b>');
  expect(
    html({ shown: { kind: 'keys', keys: [], total: 0, page: 1, keyless: false } }, 'en'),
  ).toContain(messages.en.none);
});

test('a key shows the code to copy, its days, and the way to pause it', () => {
  const text = html({
    shown: { kind: 'key', key: detail, code: '<script src="https://moda.test/embed/v1.js">' },
  });
  expect(text).toContain('&lt;script src=&quot;https://moda.test/embed/v1.js&quot;&gt;');
  expect(text).toContain('<td>25 de noviembre de 2026</td><td>shop-item</td>');
  expect(text).toContain(`<td>${messages.es.store}</td><td>${messages.es.server}</td>`);
  expect(text).toContain('name="state" value="paused"');
  expect(text).toContain('name="campaign"');
  const paused = html(
    { shown: { kind: 'key', key: { ...detail, state: 'paused' }, code: '' } },
    'en',
  );
  expect(paused).toContain(messages.en.set.active);
});

test('a refused form keeps what was typed, and says at which field', () => {
  const text = html({
    values: { partner: 'x', origins: 'nada' },
    errors: { origins: messages.es.problems.origins },
  });
  expect(text).toContain('value="nada"');
  expect(text).toContain(messages.es.problems.origins);
});
