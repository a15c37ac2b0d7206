export const es = {
  account: (name: string) => `Cuenta de ${name}`,
  shopMenu: 'Menú de la tienda',
  purchases: 'Mis compras',
  preferences: 'Preferencias',
  myShop: 'Mi tienda',
  office: 'Administrar la tienda',
  signOut: 'Cerrar sesión',
};
