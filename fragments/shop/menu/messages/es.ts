export const es = { label: 'Secciones', below: 'Más de {{label}}' } as const;

export type Messages = typeof es;
