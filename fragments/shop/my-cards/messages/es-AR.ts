/** What Argentina says in other words. */
export const argentine = {
  none: 'No tenés tarjetas guardadas. Podés guardar una la próxima vez que pagues con ella.',
  proof: 'Confirmá que sos vos',
  proofText: 'Para quitar una tarjeta, escribí otra vez tu contraseña.',
} as const;
