import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { messages } from './messages/en.ts';
import { MailStopView } from './view.tsx';

const env = { tag: 'es-MX', base: '/tienda/a', store: 'st_a', currency: 'MXN', country: 'MX' };

function html(stopped: boolean, locale: 'es' | 'en' = 'es'): string {
  return renderToStaticMarkup(
    <MailStopView
      env={{ ...env, locale }}
      storeName="Lirio"
      stopped={stopped}
      path="/correos/abc"
      error={null}
      idempotencyKey="k"
      t={messages[locale]}
      locale={locale}
    />,
  );
}

test('it says whose mails would stop, and has one button', () => {
  const text = html(false);
  expect(text).toContain('¿Dejar de recibir correos de Lirio?');
  expect(text).toContain('<form action="/tienda/a/correos/abc" method="post">');
  expect(text).toContain('value="stop"');
  expect(text.match(/<button/g)).toHaveLength(1);
});

test('once they are stopped, the button is the way back', () => {
  const text = html(true, 'en');
  expect(text).toContain('Lirio no longer writes to you');
  expect(text).toContain('value="resume"');
});
