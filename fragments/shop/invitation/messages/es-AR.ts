/** The texts that differ in Argentina. */
export const argentine = {
  signIn: 'Para aceptar, entrá con la cuenta de {{email}} o creá una con ese correo.',
  overText: 'Se usó, se retiró o pasaron sus siete días. Pedí que te envíen otra.',
  accepted: 'Ya sos parte del equipo de {{store}}',
} as const;
