import * as z from 'zod/mini';
import { event } from '../topic.ts';

/** The stock hold of this checkout ended. */
export const checkoutExpired = event(
  'checkout:expired',
  import.meta.env?.DEV && z.object({ checkout: z.string() }),
);
