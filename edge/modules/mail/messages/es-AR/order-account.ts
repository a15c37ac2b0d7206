/** The words about the account of an order that Argentina says otherwise. */
export const orderAccount = {
  begun: {
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
