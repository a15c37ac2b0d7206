/** The labels of a header's button that differ in Argentina. */
export const headerButtons = {
  signup: 'Registrate',
  signupnow: 'Registrate ahora',
  signupfree: 'Registrate gratis',
} as const;
