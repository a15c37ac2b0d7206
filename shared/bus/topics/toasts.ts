import * as z from 'zod/mini';
import { event, type Payload } from '../topic.ts';

/** Show a notice for `seconds` (4, 5, 7 or 55 in the product). */
export const toastShow = event(
  'toast:show',
  import.meta.env?.DEV &&
    z.object({
      tone: z.enum(['success', 'info', 'warning', 'error']),
      title: z.optional(z.string().check(z.maxLength(200))),
      message: z.string().check(z.maxLength(1000)),
      seconds: z.number().check(z.positive()),
    }),
);

/** One notice, as it is shown. */
export type Notice = Payload<typeof toastShow>;
