import { editPanel } from '../../../../shared/i18n/es-AR/edit-panel.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  noneText: 'Agregá uno desde otro catálogo, con «Mover o copiar».',
  noneFoundText: 'Probá con otra palabra.',
  order: editPanel.order,
} as const;
