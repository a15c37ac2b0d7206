import { talkNotices } from '../../../../shared/i18n/es/talk-notices.ts';

export const es = {
  title: 'Mensajes',
  about: 'Mensajes sobre el pedido {{number}}',
  none: 'Escribe a {{name}} sobre este pedido.',
  you: 'Tú',
  deleted: 'Mensaje borrado',
  internal: 'Nota interna',
  text: 'Tu mensaje a {{name}}',
  send: 'Enviar',
  all: 'Ver toda la conversación',
  notices: talkNotices,
} as const;

export type Messages = typeof es;
