export const es = {
  by: 'Por {{name}}',
  all: 'Todas las entradas de {{store}}',
} as const;

export type Messages = typeof es;
