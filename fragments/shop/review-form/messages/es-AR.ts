/** The words that Argentina says otherwise. */
export const argentine = {
  signIn: 'Iniciá sesión con la cuenta con la que compraste para escribir tu reseña.',
  early: 'Vas a poder escribir tu reseña cuando recibas el pedido.',
  needs: { qualification: 'Elegí de 1 a 5 estrellas.' },
} as const;
