export const es = { label: 'Idioma' };
