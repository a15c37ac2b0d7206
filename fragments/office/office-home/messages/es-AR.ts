/** The texts that differ in Argentina. */
export const argentine = {
  intro: 'Lo que podés hacer en {{name}}.',
} as const;
