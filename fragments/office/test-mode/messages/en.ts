import { paymentNames } from '../../../../shared/i18n/en/payment-names.ts';
import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'test-mode',
  es,
  {
    title: 'Test mode',
    intro:
      'To try a whole purchase with nothing charged or sent. While it is on, your store says so above every page, only test keys take payments, and orders do not count: neither in reports nor in stock nor in your wallet.',
    on: 'Test mode is on: your store sells nothing.',
    off: 'Test mode is off: your store sells.',
    codes: 'Tests are paid in cash and with: {{names}}.',
    noCodes: 'Without test keys, tests are paid in cash alone.',
    names: paymentNames,
    keys: 'Test keys of each way to pay',
    turnOn: 'Turn test mode on',
    turnOff: 'Turn test mode off',
    orders: { one: 'You have 1 test order.', other: 'You have {{count}} test orders.' },
    see: 'See test orders',
    ask: 'Delete the test orders…',
    sure: 'All of them are deleted for good, with their payments. Real orders stay.',
    delete: 'Yes, delete the test orders',
    done: {
      'test-mode': 'Saved: it holds for purchases that begin from now on.',
      'test-orders': 'The test orders were deleted.',
    },
  },
  {
    intro:
      'Para probar una compra entera sin cobrar ni enviar nada. Mientras está activo, tu tienda lo dice arriba de cada página, solo se paga con llaves de prueba, y los pedidos no cuentan: ni en reportes ni en stock ni en tu monedero.',
    orders: { one: 'Tenés 1 pedido de prueba.', other: 'Tenés {{count}} pedidos de prueba.' },
  },
);
