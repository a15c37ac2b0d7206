/** The ways to pay by their codes, as an owner chooses them and a buyer reads them. */
export const paymentNames = {
  cash: 'Efectivo',
  deposit: 'Depósito o transferencia',
  str_card: 'Tarjeta, con Stripe',
  conekta_card: 'Tarjeta, con Conekta',
  openpay_card: 'Tarjeta, con Openpay',
  banorte: 'Tarjeta, con Banorte',
  paypal: 'PayPal',
  mobbex: 'Mobbex',
  aplazo: 'Aplazo, en quincenas',
  openpay_store: 'Efectivo en tiendas, con Openpay',
  openpay_bank: 'Transferencia, con Openpay',
  baz_card: 'baz',
  memphis: 'Memphis',
  tiendacrypto: 'Criptomonedas, con TiendaCrypto',
} as const;
