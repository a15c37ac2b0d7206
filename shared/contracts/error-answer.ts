import { z } from 'zod';
import { errorCodes } from './errors.ts';

/** The JSON of every failed call. */
export const errorAnswer = z
  .object({
    code: z.enum(errorCodes),
    message: z.string(),
    /** The same words as a list, where clients of the spec's calls look for them. */
    payload: z.object({ messages: z.array(z.string()) }),
    field: z.string().optional(),
    /** The amounts and names in the message, such as the seconds to wait or the tries that are left. */
    values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    request_id: z.string(),
  })
  .meta({ id: 'Error' });

export type ErrorAnswer = z.infer<typeof errorAnswer>;
