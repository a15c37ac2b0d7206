export const es = {
  since: 'Vigente desde el',
  was: 'Entró en vigor el',
  older: 'Esta es una versión anterior.',
  present: 'Leer la vigente',
  versions: 'Todas las versiones',
  version: 'Del {{date}}',
} as const;

export type Messages = typeof es;
