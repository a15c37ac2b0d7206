import type { Locale } from '../../shared/kernel/locale.ts';
import { en } from './en.ts';
import { es } from './es.ts';

export const words: Readonly<Record<Locale, typeof es>> = { es, en };
