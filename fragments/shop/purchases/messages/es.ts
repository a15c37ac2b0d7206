export const es = {
  title: 'Mis compras',
  none: (store: string) => `Todavía no tienes compras en ${store}.`,
  shop: 'Ir a la tienda',
  pastLast: 'Aquí ya no hay más compras.',
  firstPage: 'Ver las más recientes',
  prove:
    '¿Compraste con tu correo sin iniciar sesión? Compruébalo y esas compras también aparecerán aquí.',
  preferences: 'Ir a Preferencias',
};
