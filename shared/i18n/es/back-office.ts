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
  menu: {
    jobs: 'Trabajos',
    staff: 'Equipo',
    collaborators: 'Colaboradores',
    preferences: 'Preferencias',
  },
  actions: {
    'invite-staff': 'Invitar a alguien al equipo',
    'add-collaborator': 'Agregar una tienda colaboradora',
    shop: 'Ver la tienda',
    purchases: 'Mis compras',
    security: 'Seguridad de tu cuenta',
    'sign-out': 'Cerrar sesión',
  },
} as const;
