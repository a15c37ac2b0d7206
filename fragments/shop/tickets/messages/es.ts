/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = {
  title: 'Boletos',
  one: 'Boleto',
  intro_one:
    '{{count}} boleto del pedido {{number}}. Muéstralo en la entrada, impreso o en tu teléfono.',
  intro_other:
    '{{count}} boletos del pedido {{number}}. Muéstralos en la entrada, impresos o en tu teléfono.',
  oneIntro: 'Muéstralo en la entrada, impreso o en tu teléfono.',
  list: 'Boletos del pedido',
  none: 'Todavía no hay boletos',
  noneText:
    'Aparecen aquí en cuanto el pedido está pagado. En efectivo: cuando el vendedor recibe el dinero.',
  signIn:
    'Solo quien compró ve los boletos. Inicia sesión con el correo de la compra, o abre esta página en el navegador con el que compraste.',
  toSignIn: 'Iniciar sesión',
  back: 'Volver al pedido',
  pdf: 'Descargar PDF',
  zip: 'Descargar todos (ZIP)',
  google: 'Agregar a Google Wallet',
  appleSigned: 'Pase de Apple Wallet',
  apple: 'Pase de Apple Wallet, sin firma',
  notSigned: 'El pase de Apple no lleva firma: un iPhone no lo acepta. Usa el PDF o esta página.',
  /** The start of the name of the PDF's file. */
  file: 'boletos',
  qr: 'Código QR del boleto de {{name}}',
  code: 'Código',
  attendee: 'Asistente',
  kind: 'Entrada',
  when: 'Fecha',
  where: 'Lugar',
  order: 'Pedido',
  seller: 'Organiza',
  noDate: 'Por confirmar',
  courtesy: 'Cortesía',
  states: {
    valid: 'Sin usar',
    admitted: 'Usado',
    void: 'Anulado',
  },
  admittedAt: 'Entró el {{at}}',
  voidText: 'El pedido se canceló o se devolvió: este boleto ya no abre la puerta.',
  open: 'Abrir solo este',
  openOf: 'Abrir solo este: {{name}}',
  share: 'Quien tenga el enlace de este boleto puede usarlo: compártelo solo con quien asiste.',
  pass: 'Pasarlo a otra persona',
  passText: 'El boleto cambia de nombre y de código: el de antes deja de servir.',
  name: 'Nombre completo',
  phone: 'Teléfono',
  email: 'Su correo (opcional)',
  emailText: 'Ahí recibe los avisos sobre el evento; sin él, te llegan a ti.',
  passNow: 'Pasar el boleto',
  sendMail: 'Enviarme otra vez el correo con mis boletos',
  mailed: 'El correo va en camino a la dirección de tu pedido.',
  passed: 'El boleto cambió de nombre. Comparte el código nuevo.',
  failed: 'No se pudo pasar el boleto',
  needs: {
    full_name: 'Escribe el nombre de quien asiste.',
    phone: 'Escribe un teléfono de 10 dígitos.',
    email: 'Escribe un correo completo, o deja el campo vacío.',
  },
} as const;

export type Messages = typeof es;
