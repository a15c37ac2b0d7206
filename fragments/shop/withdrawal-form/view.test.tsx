import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../_runtime/fixtures.ts';
import { messages } from './messages/en.ts';
import type { WithdrawalFormProps } from './props.ts';
import { WithdrawalFormView } from './view.tsx';

function html(given: Partial<WithdrawalFormProps> = {}, locale: 'es' | 'en' = 'es'): string {
  const props: WithdrawalFormProps = {
    env: pageEnv({ locale, base: '/tienda/a', tag: locale === 'en' ? 'en-US' : 'es-AR' }),
    storeName: 'Telón',
    values: {},
    errors: {},
    error: null,
    code: null,
    idempotencyKey: 'k',
    ...given,
  };
  return renderToStaticMarkup(
    <WithdrawalFormView {...props} locale={locale} t={messages[locale]} />,
  );
}

test('it asks for the number and the e-mail, and for no reason', () => {
  const text = html();
  expect(text).toContain('<form action="/tienda/a/arrepentimiento" method="post">');
  expect(text.match(/ required=""/g)).toHaveLength(2);
  expect(text).toContain('Motivo (opcional)');
});

test('a refused form keeps what was typed, and says at the field what is missing', () => {
  const text = html({
    values: { number: 'K7QX', detail: '<b>no</b>' },
    errors: { email: messages.es.needs.email },
  });
  expect(text).toContain('value="K7QX"');
  expect(text).toContain('&lt;b&gt;no&lt;/b&gt;</textarea>');
  expect(text).toContain('id="f-email-error"');
});

test('once it is sent the page says the code, and promises no more than it knows', () => {
  const text = html({ code: 'AB3DE-FG7H1' }, 'en');
  expect(text).toContain('AB3DE-FG7H1');
  expect(text).toContain('If the number and the e-mail belong to a purchase');
  expect(text).not.toContain('<form');
});
