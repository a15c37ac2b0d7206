import { en } from './en.ts';
import { es } from './es.ts';

export const messages = { es, en };
export type LiveMessages = (typeof es)['live'];
export type AboutMessages = (typeof es)['about'];
