import { en } from './en.ts';
import { es } from './es.ts';

/** Every word that a person reads here, by language. */
export const messages = { es, en };
