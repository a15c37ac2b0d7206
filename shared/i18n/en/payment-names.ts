import type { Translation } from '../texts.ts';
import type * as es from '../es/payment-names.ts';

/** The ways to pay by their codes, as an owner chooses them and a buyer reads them. */
export const paymentNames: Translation<typeof es.paymentNames> = {
  cash: 'Cash',
  deposit: 'Deposit or bank transfer',
  str_card: 'Card, by Stripe',
  conekta_card: 'Card, by Conekta',
  openpay_card: 'Card, by Openpay',
  banorte: 'Card, by Banorte',
  paypal: 'PayPal',
  mobbex: 'Mobbex',
  aplazo: 'Aplazo, in fortnights',
  openpay_store: 'Cash in shops, by Openpay',
  openpay_bank: 'Bank transfer, by Openpay',
  baz_card: 'baz',
  memphis: 'Memphis',
  tiendacrypto: 'Cryptocurrencies, by TiendaCrypto',
};
