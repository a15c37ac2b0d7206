/** Values replace the names in braces. */
export const es = {
  title: 'Prueba de {{partner}}',
  text: 'Así llega a la tienda un carrito de su página. La clave es de prueba: aquí nada se agrega, se aparta ni se cobra.',
  left: 'Hoy no se puede comprar: {{names}}.',
  referral: 'La venta contaría para',
  nobody: 'Nadie: la clave no nombra una cuenta',
  campaign: 'Campaña',
  end: 'Terminar la prueba',
  endText: 'Al terminar, la página del socio vacía su carrito, como después de una compra.',
  ended: 'La prueba terminó',
  endedText:
    'La página del socio vacía su carrito en cuanto la vuelvas a ver. La tienda no vendió nada.',
  shop: 'Ver la tienda',
} as const;

export type Messages = typeof es;
