import { editPanel } from '../../../../shared/i18n/es-AR/edit-panel.ts';
import { headerButtons } from '../../../../shared/i18n/es-AR/store-choices.ts';

/** The texts that differ in Argentina. */
export const argentine = {
  panel: editPanel,
  buttons: headerButtons,
  problems: {
    link: 'Escribí una dirección que empiece con https:// o con /',
    color: 'Escribí un color como #1d4d3f',
  },
} as const;
