export const es = { label: 'Secciones' };
