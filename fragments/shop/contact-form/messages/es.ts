import { forms } from '../../../../shared/i18n/es/forms.ts';

export const es = {
  title: 'Contacto',
  text: 'Escribe a {{store}}: te responden al correo que nos dejes.',
  name: 'Nombre',
  email: forms.email,
  phone: forms.phone,
  optional: forms.optional,
  message: 'Mensaje',
  send: 'Enviar mensaje',
  sent: 'Tu mensaje se envió a {{store}}',
  sentText: 'La respuesta llegará a tu correo.',
  another: 'Escribir otro mensaje',
  ways: 'Otras formas de contacto',
  hours: 'Horario',
  openUntil: 'Abierto ahora · cierra a las {{time}}',
  alwaysOpen: 'Abierto ahora, a toda hora',
  opensToday: 'Cerrado ahora · abre hoy a las {{time}}',
  opensTomorrow: 'Cerrado ahora · abre mañana a las {{time}}',
  opensOn: 'Cerrado ahora · abre el {{day}} a las {{time}}',
  closedNow: 'Cerrado ahora',
  closed: 'Cerrado',
  problems: { required: forms.problems.required, email: forms.problems.email },
  needs: {
    name: 'Escribe tu nombre',
    email: forms.needs.email,
    message: 'Escribe tu mensaje',
  },
} as const;

export type Messages = typeof es;
