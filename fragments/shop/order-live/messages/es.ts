/** Strings only: they are sent along with the props. */
export const es = { print: 'Imprimir' } as const;

export type Messages = typeof es;
