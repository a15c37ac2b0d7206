import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import { NetworkBarView } from './view.tsx';

const root = { name: 'Mercado', photo: null, canonical_url: 'https://mercado.example.com/' };
const shown = (locale: 'es' | 'en', photo: string | null = null) =>
  renderToString(
    <NetworkBarView
      env={pageEnv()}
      root={{ ...root, photo }}
      t={messages[locale]}
      locale={locale}
    />,
  );

test('names the network in the language of the page, and leads to its root', () => {
  expect(shown('es')).toContain('Parte de Mercado');
  expect(shown('en')).toContain('Part of Mercado');
  expect(shown('es')).toContain('href="https://mercado.example.com/"');
  expect(shown('es')).not.toContain('<img');
  expect(shown('es', '/media/mercado.svg')).toContain('src="/media/mercado.svg"');
});
