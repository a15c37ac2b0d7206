export const orderAccount = {
  begun: {
    subject: 'Termina tu cuenta en {{store}}',
    title: 'Termina tu cuenta',
    intro:
      'Tu pedido {{number}} ya está registrado. Con este PIN en la página del pedido, o con el botón, confirmas que este correo es tuyo y eliges tu contraseña. El pedido queda en tu cuenta.',
    action: 'Terminar mi cuenta',
    note: 'El PIN vence en 5 minutos, y el botón en 24 horas.',
  },
  known: {
    subject: 'Tu pedido en {{store}} y tu cuenta',
    title: 'Ya tienes una cuenta',
    intro:
      'Tu pedido {{number}} lleva este correo, que ya tiene una cuenta. Inicia sesión para verlo entre tus compras.',
    action: 'Iniciar sesión',
    note: 'No cambió nada en tu cuenta.',
  },
  notYou: 'Si no lo pediste tú, ignora este mensaje y no compartas el PIN con nadie.',
  stop: 'No recibir más correos de {{store}}',
} as const;
