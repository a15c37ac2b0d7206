import { changesBack } from '../../../../shared/i18n/es/changes-back.ts';

/** Strings only: they are sent along with the props. Values replace the names in braces. */
export const es = changesBack;

export type Messages = typeof es;
