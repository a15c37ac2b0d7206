import { headerButtons } from '../../../../shared/i18n/es-AR/store-choices.ts';

/** The texts that differ in Argentina. */
export const argentine = { buttons: headerButtons } as const;
