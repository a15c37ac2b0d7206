/** The words of a PIN's message that Argentina says otherwise. */
export const pin = {
  registration: {
    subject: 'Activá tu cuenta en {{store}}',
    title: 'Activá tu cuenta',
    intro: 'Escribí este PIN para activar tu cuenta en {{store}}:',
  },
  reset: {
    subject: 'Cambiá tu contraseña de {{store}}',
    title: 'Cambiá tu contraseña',
    intro: 'Escribí este PIN para cambiar tu contraseña en {{store}}:',
  },
  contact: {
    subject: 'Confirmá tu correo en {{store}}',
    title: 'Confirmá tu correo',
    intro: 'Escribí este PIN para confirmar que este correo es tuyo en {{store}}:',
  },
  order: {
    subject: 'Terminá tu cuenta en {{store}}',
    title: 'Terminá tu cuenta',
    intro:
      'Tu pedido {{number}} ya está registrado. Con este PIN en la página del pedido, o con el botón, confirmás que este correo es tuyo y elegís tu contraseña. El pedido queda en tu cuenta.',
  },
  known: {
    title: 'Ya tenés una cuenta',
    intro:
      'Tu pedido {{number}} lleva este correo, que ya tiene una cuenta. Iniciá sesión para verlo entre tus compras.',
  },
  notYou: 'Si no lo pediste vos, ignorá este mensaje y no compartas el PIN con nadie.',
} as const;
