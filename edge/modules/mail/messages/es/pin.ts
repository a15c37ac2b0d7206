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
  sms: '{{store}}: tu PIN es {{pin}}. Vence en 5 minutos. No lo compartas.',
  validity: 'El PIN vence en 5 minutos.',
  notYou: 'Si no lo pediste tú, ignora este mensaje y no compartas el PIN con nadie.',
  stop: 'No recibir más correos de {{store}}',
} as const;
