export const pin = {
  registration: {
    subject: 'Activa tu cuenta en {{store}}',
    title: 'Activa tu cuenta',
    intro: 'Escribe este PIN para activar tu cuenta en {{store}}:',
    action: 'Activar mi cuenta',
  },
  reset: {
    subject: 'Cambia tu contraseña de {{store}}',
    title: 'Cambia tu contraseña',
    intro: 'Escribe este PIN para cambiar tu contraseña en {{store}}:',
    action: 'Cambiar mi contraseña',
  },
  contact: {
    subject: 'Confirma tu correo en {{store}}',
    title: 'Confirma tu correo',
    intro: 'Escribe este PIN para confirmar que este correo es tuyo en {{store}}:',
    action: 'Confirmar',
  },
  order: {
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
  sms: '{{store}}: tu PIN es {{pin}}. Vence en 5 minutos. No lo compartas.',
  validity: 'El PIN vence en 5 minutos.',
  notYou: 'Si no lo pediste tú, ignora este mensaje y no compartas el PIN con nadie.',
  stop: 'No recibir más correos de {{store}}',
} as const;
