export const es = {
  ask: '¿Cómo te atendió {{name}}?',
  help: 'Cerraron esta conversación. Tu calificación la ve la tienda; un mensaje tuyo la reabre.',
  stars: 'Calificación',
  star: {
    1: '1: muy mal',
    2: '2: mal',
    3: '3: regular',
    4: '4: bien',
    5: '5: muy bien',
  },
  comment: 'Comentario (opcional)',
  send: 'Calificar',
  thanks: 'Gracias por calificar.',
  rated: 'Calificación de esta conversación',
  of: '{{stars}} de 5',
} as const;

export type Messages = typeof es;
