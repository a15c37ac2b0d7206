import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { SellerCodeProps } from './props.ts';
import { SellerCodeView } from './view.tsx';

function html(given: Partial<SellerCodeProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: SellerCodeProps = {
    env: pageEnv({ locale, base: '/tienda/a', country: 'MX' }),
    path: '/checkout/co_1',
    code: null,
    idempotencyKey: 'k',
    typed: null,
    error: null,
    ...given,
  };
  return renderToString(<SellerCodeView {...props} t={messages[locale]} />);
}

test('asks for a code, and says whose it is once it counts', () => {
  expect(html()).toContain('action="/tienda/a/checkout/co_1"');
  expect(html()).toContain(messages.es.ask);
  expect(html({ code: 'ana<' }, 'en')).toContain('Sold by ana&lt;');
});

test('a refused code stands open, as it was typed, with the reason', () => {
  const text = html({ typed: 'nadie', error: 'No' });
  expect(text).toContain('<details open="">');
  expect(text).toContain('value="nadie"');
  expect(text).toContain('id="f-code-error">No</p>');
});
