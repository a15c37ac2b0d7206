/** Two editors' values of one form, side by side. */
export const meanwhile = {
  differing: 'Alguien más cambió esto mientras editabas',
  theirs: 'Guardado:',
  mine: 'Tuyo:',
  nothing: '(vacío)',
  takeTheirs: 'Quedarme con lo guardado',
  takeTheirsOf: 'Quedarme con lo guardado: {{field}}',
} as const;
