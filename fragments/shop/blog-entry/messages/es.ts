export const es = {
  by: 'Por {{name}}',
  tags: 'Etiquetas',
  all: 'Todas las entradas de {{store}}',
} as const;

export type Messages = typeof es;
