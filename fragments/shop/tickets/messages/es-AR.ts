/** The words that Argentina says otherwise. */
export const argentine = {
  oneIntro: 'Mostralo en la entrada, impreso o en tu teléfono.',
  intro_one:
    '{{count}} boleto del pedido {{number}}. Mostralo en la entrada, impreso o en tu teléfono.',
  intro_other:
    '{{count}} boletos del pedido {{number}}. Mostralos en la entrada, impresos o en tu teléfono.',
  signIn:
    'Solo quien compró ve los boletos. Iniciá sesión con el correo de la compra, o abrí esta página en el navegador con el que compraste.',
  notSigned:
    'El pase de Apple todavía no lleva firma: un iPhone no lo acepta. Usá el PDF o esta página.',
  share: 'Quien tenga el enlace de este boleto puede usarlo: compartilo solo con quien asiste.',
  emailText: 'Ahí recibe los avisos sobre el evento; sin él, te llegan a vos.',
  passed: 'El boleto cambió de nombre. Compartí el código nuevo.',
  needs: {
    full_name: 'Escribí el nombre de quien asiste.',
    phone: 'Escribí un teléfono de 10 dígitos.',
    email: 'Escribí un correo completo, o dejá el campo vacío.',
  },
} as const;
