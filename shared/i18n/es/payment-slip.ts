/** The number by which a buyer pays elsewhere, on the order's page and in its mail. */
export const paymentSlip = {
  how: {
    deposit:
      'Deposita o transfiere {{amount}} a esta cuenta y escribe la referencia como concepto. La tienda confirma tu pago en cuanto lo ve.',
    store:
      'Lleva este número a una tienda que reciba pagos de Paynet, di que vas a pagar un servicio y paga {{amount}}.',
    bank: 'Transfiere {{amount}} a esta cuenta desde tu banco, con esta referencia. Tu pago se confirma solo.',
  },
  part: 'Ya llegaron {{received}}. Deposita o transfiere los {{left}} que faltan a la misma cuenta, con la misma referencia.',
  received: 'Recibido',
  left: 'Falta',
  until: 'Tienes hasta el {{until}} para pagarlo, y mientras tanto guardamos tus artículos.',
  after: 'Si no se paga a tiempo, el pedido se cancela solo.',
  partAfter:
    'Si no se completa a tiempo, el pedido se cancela solo y la tienda te devuelve lo que llegó.',
  account: { clabe: 'CLABE', cbu: 'CBU' },
  bank: 'Banco',
  holder: 'A nombre de',
  agreement: 'Convenio',
  number: { deposit: 'Referencia', store: 'Número de pago', bank: 'Referencia' },
  amount: 'Cantidad exacta',
} as const;
