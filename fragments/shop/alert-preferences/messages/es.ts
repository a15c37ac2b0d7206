export const es = {
  title: 'Qué te avisamos',
  intro: 'Los avisos siempre quedan en tu campana. Elige qué más te llega, y cuándo no.',
  apps: {
    store: 'Compras y pedidos',
    inbox: 'Mensajes',
    system: 'Tu cuenta y tus permisos',
    invoicing: 'Facturas',
    wallet: 'Monedero',
  },
  mail: 'Por correo',
  push: 'En tus dispositivos',
  always: 'El correo llega siempre.',
  must: 'Los códigos, los comprobantes y lo que cuida tu cuenta o tu dinero llegan siempre por correo.',
  quiet: 'Horas de silencio',
  quietText:
    'Mientras duran no te llega ningún correo que pueda esperar, ni suena ningún dispositivo: al terminar recibes uno solo, con todo.',
  urgentText:
    'Esto no espera: llega a tus dispositivos también en esas horas, si ahí lo quieres recibir.',
  urgent: {
    'system/security': 'Un cambio en la seguridad de tu cuenta que quizá no hiciste tú',
    'wallet/account_changed': 'Un cambio de la cuenta bancaria a la que sale tu dinero',
    'wallet/transfer_returned': 'Una transferencia que el banco rechazó',
    'store/slip': 'Una referencia de pago que vence',
  },
  quietOn: 'No molestar cada día',
  from: 'Desde',
  to: 'Hasta',
  zone: 'Zona horaria',
  presence: 'Tu presencia',
  presenceText:
    'Quien conversa contigo ve si estás en línea, o hace cuánto estuviste, y qué mensajes has leído.',
  presenceOn: 'Mostrar cuándo estoy en línea',
  readingOn: 'Mostrar qué mensajes he leído',
  save: 'Guardar',
  saved: 'Guardamos tus preferencias.',
  back: 'Volver a tus avisos',
  problems: { time: 'Escribe una hora, como 22:00', same: 'Elige dos horas distintas' },
} as const;

export type Messages = typeof es;
