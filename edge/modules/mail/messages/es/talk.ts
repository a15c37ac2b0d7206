/** The mail to somebody who was away as they were written to. */
export const talk = {
  title_one: 'Tienes un mensaje en {{store}}',
  title_other: 'Tienes {{count}} mensajes en {{store}}',
  text: 'Alguien te escribió, y te espera en tus mensajes.',
  textBy: '{{name}} te escribió, y te espera en tus mensajes.',
  sms: '{{store}}: te espera un mensaje sin leer. Entra con tu cuenta: {{link}}',
  open: 'Leer y responder',
  note: 'Responde en esa página: a este correo no llega ninguna respuesta. No te escribiremos otra vez hasta que la abras.',
  unanswered: 'Nadie le ha respondido todavía.',
  noteOfStore:
    'Responde en esa página: a este correo no llega ninguna respuesta. Si nadie responde, te escribimos una vez más.',
} as const;
