/** The question before a panel is left whose text is not saved. */
export const unsaved = {
  ask: 'Lo que escribiste no está guardado.',
  stay: 'Seguir editando',
  leave: 'Descartarlo',
} as const;
