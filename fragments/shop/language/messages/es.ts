export const es = { label: 'Idioma' };

export type Messages = typeof es;
