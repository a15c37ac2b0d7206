import { openBy } from '../../../../shared/i18n/es/open-by.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = openBy;

export type Messages = typeof es;
