/** The texts that differ in Argentina. */
export const argentine = {
  placeholder: '¿Qué querés hacer?',
  none: 'Nada de lo que podés hacer se llama así.',
  help: 'Elegí con las flechas y abrí con Entrar.',
} as const;
