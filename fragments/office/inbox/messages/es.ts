import { generic } from '../../../../shared/i18n/es/words.ts';

/** Values go into the places in braces. */
export const es = {
  title: 'Bandeja de contacto',
  actions: { filter: 'Buscar un mensaje de contacto' },
  intro: 'Lo que tus visitantes escriben desde la página de contacto.',
  list: 'Mensajes',
  filter: 'Buscar por nombre, correo o texto',
  search: 'Buscar',
  all: 'Ver todos',
  found_one: '{{count}} mensaje',
  found_other: '{{count}} mensajes',
  none: 'Todavía no hay mensajes',
  noneText: 'Cuando alguien escriba desde la página de contacto, lo leerás aquí.',
  noMatch: 'Ningún mensaje con «{{filter}}»',
  noMatchText: 'Prueba con otra palabra, o mira todos.',
  failed: 'No se pudieron leer los mensajes.',
  tryAgain: generic.tryAgain,
  read: 'Leer',
  readOf: 'Leer el mensaje de {{name}}',
  more: 'Siguientes',
  previous: 'Anteriores',
  back: 'Volver a la bandeja',
  from: 'Mensaje de {{name}}',
  email: 'Correo',
  phone: 'Teléfono',
  page: 'Escribió desde',
  message: 'Mensaje',
  account: 'Escribió con su cuenta',
  visitor: 'Escribió sin cuenta',
  answer: 'Responder',
  answerByMail: 'Responder por correo',
} as const;

export type Messages = typeof es;
