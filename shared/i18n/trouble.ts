import { trouble as en } from './en/trouble.ts';
import { trouble as es } from './es/trouble.ts';
import { namespace } from './namespace.ts';

/** The words that replace a view that threw in the browser. */
export const troubleWords = namespace('trouble', es, en);

export type Trouble = typeof es;
