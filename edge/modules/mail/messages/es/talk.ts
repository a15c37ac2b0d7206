/** The mail to somebody who was away as they were written to. */
export const talk = {
  title_one: 'Tienes un mensaje de {{name}}',
  title_other: 'Tienes {{count}} mensajes de {{name}}',
  /** Of somebody whose name says nothing. */
  somebody: 'alguien',
  text: 'Te espera en tus mensajes de {{store}}.',
  open: 'Leer y responder',
  note: 'Responde en esa página: a este correo no llega ninguna respuesta. No te escribiremos otra vez hasta que la abras.',
} as const;
