/** The words of a store's back office that its menu, its pages and its mails share. */
export const backOffice = {
  roles: {
    owner: 'Titular',
    admin: 'Administración',
    accountant: 'Contabilidad',
    dispatcher: 'Despacho',
    qrreader: 'Lectura de boletos',
    marketing: 'Marketing',
  },
  shop: 'Ver la tienda',
  myShop: 'Mi tienda',
  openShop: 'Abrir una tienda',
  office: 'Administrar la tienda',
  signOut: 'Cerrar sesión',
} as const;
