/** The words about a number to pay by that Argentina says otherwise. */
export const paymentSlip = {
  how: {
    deposit:
      'Depositá o transferí {{amount}} a esta cuenta y escribí la referencia como concepto. La tienda confirma tu pago en cuanto lo ve.',
    store:
      'Llevá este número a una tienda que reciba pagos de Paynet, decí que vas a pagar un servicio y pagá {{amount}}.',
    bank: 'Transferí {{amount}} a esta cuenta desde tu banco, con esta referencia. Tu pago se confirma solo.',
  },
  part: 'Ya llegaron {{received}}. Depositá o transferí los {{left}} que faltan a la misma cuenta, con la misma referencia.',
  until: 'Tenés hasta el {{until}} para pagarlo, y mientras tanto guardamos tus artículos.',
} as const;
