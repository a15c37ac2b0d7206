import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { purchase } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { Join } from './Join.tsx';

const env = pageEnv({ base: '/tienda/casa', store: 'st_casa' });
const code = `pf_${'a'.repeat(26)}`;
const render = (given: Parameters<typeof purchase>[0]) =>
  renderToString(<Join env={env} t={messages.es} purchase={purchase(given)} />);

test('leads to the PIN of the account that its buyer asked for', () => {
  expect(render({})).toBe('');
  expect(render({ account_proof: code, contact: null })).toBe('');
  const html = render({ account_proof: code });
  expect(html).toContain(
    `href="/tienda/casa/register/activate/?type=email&amp;code=${code}&amp;username=ana%40example.com&amp;new=1"`,
  );
  expect(html).toContain('para terminar tu cuenta');
});
