export const es = { label: 'Secciones' };

export type Messages = typeof es;
