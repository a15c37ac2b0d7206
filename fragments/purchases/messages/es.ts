export const es = {
  title: 'Mis compras',
  none: (store: string) => `Todavía no tienes compras en ${store}.`,
  shop: 'Ver productos',
  prove:
    'Aquí aparecen las compras que hiciste con tu correo. Compruébalo en Preferencias para verlas.',
  preferences: 'Ir a Preferencias',
};
