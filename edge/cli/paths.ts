/** Where things stand in the checkout, as absolute paths. */
import { resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
export const DIST = resolve(ROOT, 'dist');
