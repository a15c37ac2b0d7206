import { z } from 'zod';

/** Why no courier carries a part: none has a rate for the address, or no branch there, or it is out of order. */
export const courierFailure = z.enum([
  'courier_no_quotes',
  'courier_failed',
  'courier_no_branches',
]);
export type CourierFailure = z.infer<typeof courierFailure>;
