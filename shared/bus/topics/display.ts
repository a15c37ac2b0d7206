import * as z from 'zod/mini';
import { state } from '../topic.ts';

/** The visitor chose a theme. */
export const themeChanged = state(
  'theme:changed',
  import.meta.env?.DEV && z.object({ theme: z.enum(['light', 'dark']) }),
);
