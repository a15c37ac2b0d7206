import { z } from 'zod';
import {
  authorizationAsks,
  authorizationStates,
  authorizationSteps,
  voidReasons,
} from '../rules/authorizations.ts';
import { minor } from './fields.ts';

const account = z.object({ id: z.string(), name: z.string().nullable() });

/** What a bank has authorised for an order, in the order's currency. */
export const authorizationView = z
  .object({
    amount: minor,
    /** What was charged of it; null until then. */
    captured: minor.nullable(),
    state: z.enum(authorizationStates),
    authorized_on: z.string(),
    /** When the provider gives it up by itself; it is given up, with its order, a little before. */
    ends_on: z.string(),
    /** What the provider is being asked for. */
    asked: z.enum(authorizationAsks).nullable(),
    /** Why it is, or was, given up; null for one that is not. */
    reason: z.enum(voidReasons).nullable(),
    /** Why the provider did not do what it was asked for last, in a code. */
    fault: z.string().nullable(),
    may_capture: z.boolean(),
    /** Its history, the latest step first. */
    steps: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        step: z.enum(authorizationSteps),
        amount: minor.nullable(),
        /** The account that asked; null for a buyer and for the platform. */
        by: account.nullable(),
        fault: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'PaymentAuthorization' });
export type AuthorizationView = z.infer<typeof authorizationView>;
