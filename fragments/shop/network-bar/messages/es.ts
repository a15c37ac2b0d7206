export const es = {
  label: 'Red de tiendas',
  part: 'Parte de {{name}}',
} as const;

export type Messages = typeof es;
