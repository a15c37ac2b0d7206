export const testMark = {
  mark: '[Prueba]',
  line: '[Prueba] Modo de prueba: nada se cobra ni se envía.',
} as const;
