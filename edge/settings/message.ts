import { z } from 'zod';

const E164 = /^\+[1-9]\d{6,14}$/;

/** The variables and secrets that choose and set up the message providers (README, Deploying). */
export const messageVariables = {
  /** Default: `demo` where DEMO is true, else `none`. */
  MAIL_PROVIDER: z.enum(['none', 'demo', 'smtp', 'http']).optional(),
  /** Address that mail comes from. */
  MAIL_FROM: z.email().optional(),
  SMTP_HOST: z.string().min(1).optional(),
  SMTP_PORT: z.coerce.number().int().min(1).max(65_535).default(587),
  /** `none` is for a server on the same machine, and takes no password. */
  SMTP_SECURITY: z.enum(['starttls', 'tls', 'none']).default('starttls'),
  SMTP_USERNAME: z.string().min(1).optional(),
  /** Secret. */
  SMTP_PASSWORD: z.string().min(1).optional(),
  /** Origin of the HTTP mail service; it speaks Resend's format. */
  MAIL_API_ORIGIN: z.url().default('https://api.resend.com'),
  /** Secret. */
  MAIL_API_KEY: z.string().min(8).optional(),
  /** Default: as MAIL_PROVIDER. */
  SMS_PROVIDER: z.enum(['none', 'demo', 'twilio']).optional(),
  /** A number in E.164, or the id of a messaging service. */
  SMS_FROM: z
    .string()
    .regex(new RegExp(`${E164.source}|^MG[0-9a-fA-F]{32}$`))
    .optional(),
  TWILIO_ORIGIN: z.url().default('https://api.twilio.com'),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC[0-9a-fA-F]{32}$/)
    .optional(),
  /** Secret. */
  TWILIO_AUTH_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{8,}$/)
    .optional(),
};

const shape = z.object(messageVariables);
export type MessageVariables = z.infer<typeof shape>;

/** The variables that each provider needs. */
const NEEDS: Readonly<Record<string, readonly (keyof MessageVariables)[]>> = {
  'MAIL_PROVIDER=smtp': ['MAIL_FROM', 'SMTP_HOST'],
  'MAIL_PROVIDER=http': ['MAIL_FROM', 'MAIL_API_KEY'],
  'SMS_PROVIDER=twilio': ['SMS_FROM', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN'],
};

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

export interface SettingsFault {
  /** The variable at fault. */
  readonly name: string;
  readonly message: string;
}

/**
 * Faults of settings that are each well formed: a missing variable, or values that exclude each
 * other.
 */
export function settingsFaults(variables: MessageVariables, demo: boolean): SettingsFault[] {
  const faults: SettingsFault[] = [];
  for (const name of ['MAIL_PROVIDER', 'SMS_PROVIDER'] as const) {
    const choice = `${name}=${variables[name]}`;
    for (const needed of NEEDS[choice] ?? []) {
      if (variables[needed] === undefined) {
        faults.push({ name: needed, message: `${needed} is missing: ${choice} needs it` });
      }
    }
    if (variables[name] === 'demo' && !demo) {
      faults.push({
        name,
        message: `${choice} sends nothing: it is for DEMO=true, which shows /dev/outbox`,
      });
    }
  }
  const { SMTP_USERNAME: username, SMTP_PASSWORD: password } = variables;
  if ((username === undefined) !== (password === undefined)) {
    const name = username === undefined ? 'SMTP_USERNAME' : 'SMTP_PASSWORD';
    faults.push({ name, message: 'SMTP_USERNAME and SMTP_PASSWORD go together' });
  }
  if (variables.SMTP_SECURITY === 'none' && password !== undefined) {
    faults.push({
      name: 'SMTP_SECURITY',
      message: 'SMTP_SECURITY=none would send SMTP_PASSWORD in the clear: use starttls or tls',
    });
  }
  for (const name of ['MAIL_API_ORIGIN', 'TWILIO_ORIGIN'] as const) {
    const { protocol, hostname } = new URL(variables[name]);
    if (protocol !== 'https:' && !LOOPBACK.has(hostname)) {
      faults.push({ name, message: `${name} has to be https: a key goes there` });
    }
  }
  return faults;
}
