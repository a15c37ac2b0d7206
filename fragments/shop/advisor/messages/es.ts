export const es = {
  title: 'Mi asesor',
  back: 'Vende y gana',
  close: 'Cerrar',
  intro: 'Quien te ayuda a vender en esta red.',
  none: 'Todavía no tienes a nadie que te asesore.',
  noneHelp: 'Mientras tanto, aquí te ayudan.',
  online: 'En línea',
  open: 'Contesta ahora',
  openUntil: 'Contesta hoy hasta las {{time}}',
  opensToday: 'Contesta hoy desde las {{time}}',
  opensLater: 'Contesta otra vez en {{count}} días, desde las {{time}}',
  opensTomorrow: 'Contesta mañana desde las {{time}}',
  closed: 'Por ahora no contesta.',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  email: 'Correo',
  write: 'Escríbele un mensaje privado',
  support: 'Centro de ayuda',
} as const;

export type Messages = typeof es;
