import { z } from 'zod';
import type { SettingsFault } from './message.ts';

/** The variables and the secret that alerts on devices need (README, Deploying). */
export const pushVariables = {
  /** A point of P-256, base64url; browsers subscribe with it. */
  PUSH_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/)
    .optional(),
  /** Secret. Its number, base64url. */
  PUSH_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  /** Where push services reach the operator. */
  PUSH_SUBJECT: z
    .string()
    .regex(/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/)
    .optional(),
  /** Origin of the sandbox's push service, for DEMO=true. */
  PUSH_SANDBOX: z.url().optional(),
};

const shape = z.object(pushVariables);
export type PushVariables = z.infer<typeof shape>;

const TOGETHER = ['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_SUBJECT'] as const;

/** Faults of settings that are each well formed. */
export function pushFaults(variables: PushVariables, demo: boolean): SettingsFault[] {
  const missing = TOGETHER.filter((name) => variables[name] === undefined);
  const faults: SettingsFault[] =
    missing.length === TOGETHER.length
      ? []
      : missing.map((name) => ({ name, message: `${TOGETHER.join(', ')} go together` }));
  if (variables.PUSH_SANDBOX !== undefined && !demo) {
    const message = 'PUSH_SANDBOX is for DEMO=true: pushes go to public addresses alone';
    faults.push({ name: 'PUSH_SANDBOX', message });
  }
  return faults;
}
