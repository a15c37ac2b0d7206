import { chatWelcome } from '../../../../shared/i18n/es/chat-welcome.ts';
import { forms } from '../../../../shared/i18n/es/forms.ts';

export const es = {
  title: 'Chat con {{store}}',
  openUntil: 'Hay alguien para responderte hasta las {{time}}.',
  alwaysOpen: 'Te responden a toda hora.',
  opensToday: 'Ahora no hay nadie. Deja tu mensaje: te responden hoy a partir de las {{time}}.',
  opensTomorrow:
    'Ahora no hay nadie. Deja tu mensaje: te responden mañana a partir de las {{time}}.',
  opensOn: 'Ahora no hay nadie. Deja tu mensaje: te responden el {{day}} a partir de las {{time}}.',
  closedNow: 'Ahora no hay nadie. Deja tu mensaje: te responden en cuanto vuelvan.',
  noHours: 'Deja tu mensaje: te responden en cuanto puedan.',
  page: 'La tienda verá que escribes desde {{page}}',
  fromHome: 'La tienda verá que escribes desde su portada',
  message: 'Tu mensaje',
  name: 'Nombre',
  email: forms.email,
  send: 'Enviar',
  signIn: 'Iniciar sesión y chatear',
  signInText: 'Con tu cuenta lees la respuesta aquí mismo. Tu texto se conserva.',
  sent: 'Tu mensaje se envió a {{store}}',
  sentText: 'La respuesta llegará a tu correo.',
  another: 'Escribir otro mensaje',
  history: 'Últimos mensajes',
  you: 'Tú',
  deleted: 'Mensaje borrado',
  all: 'Abrir la conversación',
  welcome: chatWelcome,
  problems: { required: forms.problems.required, email: forms.problems.email },
  needs: {
    name: 'Escribe tu nombre',
    email: forms.needs.email,
    message: 'Escribe tu mensaje',
  },
} as const;

export type Messages = typeof es;
