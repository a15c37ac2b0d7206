/** The words of a store's back office that its menu, its pages and its mails share. */
export const backOffice = {
  roles: {
    owner: 'Propietario',
    admin: 'Administración',
    accountant: 'Contabilidad',
    dispatcher: 'Despacho',
    qrreader: 'Lector de entradas',
    marketing: 'Marketing',
  },
  menu: {
    staff: 'Equipo',
    collaborators: 'Colaboradores',
    preferences: 'Preferencias',
  },
};
