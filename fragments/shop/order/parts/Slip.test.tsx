import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { pageEnv } from '../../../_runtime/fixtures.ts';
import { CHECKOUT_ID, depositSlip, purchase } from '../fixtures.ts';
import { messages } from '../messages/en.ts';
import { OrderView } from '../view.tsx';

test('a number of which a part has come says what is left', () => {
  const slip = { ...depositSlip, received: 20_000 };
  const html = renderToString(
    <OrderView
      env={{ ...pageEnv({ base: '/tienda/casa', store: 'st_casa' }), locale: 'es', tag: 'es-MX' }}
      purchase={purchase({ payment_state: 'requires_action', slip })}
      action={`/tienda/casa/mis-compras/${CHECKOUT_ID}`}
      idempotencyKey="k"
      done={null}
      refused={null}
      bars={null}
      declined={null}
      told={{}}
      phone="+52 (551) 234-5678"
      locale="es"
      t={messages.es}
    />,
  ).replaceAll('<!-- -->', '');
  expect(html).toContain('Ya llegaron $200.00. Deposita o transfiere los $897.00 que faltan');
  expect(html).toContain('<dt>Recibido</dt><dd>$200.00</dd>');
  expect(html).toContain('<dt>Falta</dt><dd>$897.00</dd>');
  expect(html).toContain(messages.es.slip.partAfter);
  expect(html).not.toContain('Cantidad exacta');
});
