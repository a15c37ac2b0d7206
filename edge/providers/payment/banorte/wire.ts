import { z } from 'zod';

/** The headers of Payworks' answers, as far as the adapter reads them. */
export const wireResult = z.object({
  /** Approved, declined, rejected, or no answer of the bank's. */
  resultado_payw: z.enum(['A', 'D', 'R', 'T']),
  referencia: z
    .string()
    .regex(/^\d{1,30}$/)
    .optional(),
  codigo_payw: z.string().max(40).optional(),
});
export type WireResult = z.infer<typeof wireResult>;
