/** The steps of the wizard after a store is opened, by their names there. */
export const wizardSteps = {
  looks: 'Foto y colores',
  catalogue: 'Primer catálogo',
  item: 'Primer producto',
  payments: 'Entregas y cobros',
} as const;
