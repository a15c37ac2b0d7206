/** The words that Argentina says otherwise. */
export const argentine = {
  intro: 'Tus compras se ven en la tienda donde las hiciste. Ahí entrás con la misma cuenta.',
  notWhole: 'Una parte de las tiendas no respondió: puede faltar alguna. Intentalo más tarde.',
  prove: 'Lo que compraste sin cuenta aparece cuando confirmás tu correo.',
} as const;
