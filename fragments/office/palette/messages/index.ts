import type { Locale } from '../../../../shared/kernel/locale.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export type Messages = typeof es;
export const messages: Readonly<Record<Locale, Messages>> = { es, en };
