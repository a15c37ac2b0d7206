import { namespace } from '../../../../shared/i18n/namespace.ts';
import { es } from './es.ts';

export const messages = namespace(
  'charge-terms',
  es,
  {
    title: 'When purchases are charged',
    intro:
      'They are charged at once. If you prefer, the money is only kept ready, and it is charged when you mark the order as ready to deliver, or before that, on the order’s page. If the order is cancelled, nothing is charged.',
    legend: 'Ways to pay that are authorised first, and charged when the order is sent',
    codes: {
      str_card: 'Card in the checkout (Stripe)',
      conekta_card: 'Card, by Conekta',
      paypal: 'PayPal',
    },
    hints: {
      str_card:
        'The bank keeps the money ready for 7 days; we remind you a day before, and an order that nobody charges is cancelled by itself. In months, with several sellers, or with tickets, services or files it is charged with the purchase.',
      conekta_card:
        'The bank keeps the money ready, and we count on 5 days to charge it; the reminder and the rest are the same.',
      paypal:
        'PayPal vouches for the money for 3 days, and lets it be charged for 29; we remind you a day before each.',
    },
    save: 'Save when they are charged',
    saved: 'Saved: it holds for purchases from now on.',
  },
  {
    intro:
      'Se cobran en el momento. Si lo preferís, el dinero solo se aparta y se cobra cuando marcás el pedido como listo para entregar, o antes, desde el pedido. Si se cancela, no se cobra nada.',
  },
);
