import { editPanel } from '../../../../shared/i18n/es-AR/edit-panel.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  noneText: 'Usá «Agregar de mi tienda», o «Mover o copiar» en otro catálogo.',
  done: { some: 'Se agregaron {{added}}; quedan {{left}}. Hacelo otra vez para seguir.' },
  noneFoundText: 'Probá con otra palabra.',
  order: editPanel.order,
} as const;
