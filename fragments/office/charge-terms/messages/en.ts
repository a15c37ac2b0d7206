import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'charge-terms',
  es,
  {
    title: 'When cards are charged',
    intro:
      'They are charged with the purchase. If you prefer, the bank only keeps the money ready, and it is charged when you mark the order as ready to deliver, or before that, on the order’s page. If the order is cancelled, nothing is charged.',
    legend: 'Ways to pay that are authorised first, and charged when the order is sent',
    codes: { str_card: 'Card in the checkout (Stripe)' },
    hints: {
      str_card:
        'The bank keeps the money ready for 7 days; we remind you a day before, and an order that nobody charges is cancelled by itself. In months, with several sellers, or with tickets, services or files it is charged with the purchase.',
    },
    save: 'Save when they are charged',
    saved: 'Saved: it holds for purchases from now on.',
  },
  {
    intro:
      'Se cobran al comprar. Si lo preferís, el banco solo aparta el dinero y se cobra cuando marcás el pedido como listo para entregar, o antes, desde el pedido. Si se cancela, no se cobra nada.',
  },
);
