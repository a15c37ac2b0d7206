import { expect, test } from 'vitest';
import { z } from 'zod';
import { MESSAGE_SETTINGS } from '../cli/start/values.ts';
import { messageVariables, settingsFaults } from './message.ts';

const shape = z.object(messageVariables);

/** Names of the faulty variables, from the schema of each and then from the check of all. */
function faults(given: Record<string, string>, demo = false): string[] {
  const parsed = shape.safeParse(given);
  if (!parsed.success) return parsed.error.issues.map(({ path }) => String(path[0]));
  return settingsFaults(parsed.data, demo).map(({ name }) => name);
}

const smtp = {
  MAIL_PROVIDER: 'smtp',
  MAIL_FROM: 'pedidos@lirio.example',
  SMTP_HOST: 'smtp.lirio.example',
};
const account = { SMTP_USERNAME: 'shop', SMTP_PASSWORD: 'swordfish-1' };
const twilio = {
  SMS_PROVIDER: 'twilio',
  SMS_FROM: '+525512345678',
  TWILIO_ACCOUNT_SID: `AC${'a'.repeat(32)}`,
  TWILIO_AUTH_TOKEN: 'f'.repeat(32),
};

test.each<Record<string, string>>([
  {},
  smtp,
  { ...smtp, ...account, SMTP_SECURITY: 'tls', SMTP_PORT: '465' },
  { ...smtp, SMTP_SECURITY: 'none' },
  { MAIL_PROVIDER: 'http', MAIL_FROM: 'pedidos@lirio.example', MAIL_API_KEY: 're_12345678' },
  twilio,
  { ...twilio, TWILIO_ORIGIN: 'http://127.0.0.1:9190' },
  { ...twilio, SMS_FROM: `MG${'0'.repeat(32)}` },
])('takes %o', (given) => {
  expect(faults(given)).toEqual([]);
});

test.each<[Record<string, string>, string[]]>([
  [{ MAIL_PROVIDER: 'pigeon' }, ['MAIL_PROVIDER']],
  [{ MAIL_PROVIDER: 'smtp' }, ['MAIL_FROM', 'SMTP_HOST']],
  [{ MAIL_PROVIDER: 'http' }, ['MAIL_FROM', 'MAIL_API_KEY']],
  [{ ...smtp, MAIL_FROM: 'Lirio <a@b.example>' }, ['MAIL_FROM']],
  [{ ...smtp, SMTP_PORT: '70000' }, ['SMTP_PORT']],
  [{ ...smtp, SMTP_USERNAME: 'shop' }, ['SMTP_PASSWORD']],
  [{ ...smtp, SMTP_PASSWORD: 'swordfish-1' }, ['SMTP_USERNAME']],
  [{ ...smtp, ...account, SMTP_SECURITY: 'none' }, ['SMTP_SECURITY']],
  [{ SMS_PROVIDER: 'twilio' }, ['SMS_FROM', 'TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN']],
  [{ ...twilio, SMS_FROM: '5512345678' }, ['SMS_FROM']],
  [{ ...twilio, TWILIO_ACCOUNT_SID: '../../Accounts' }, ['TWILIO_ACCOUNT_SID']],
  [{ ...twilio, TWILIO_ORIGIN: 'http://api.twilio.com' }, ['TWILIO_ORIGIN']],
  [{ MAIL_PROVIDER: 'demo', SMS_PROVIDER: 'demo' }, ['MAIL_PROVIDER', 'SMS_PROVIDER']],
])('refuses %o and names what is wrong', (given, names) => {
  expect(faults(given)).toEqual(names);
});

test('the demo’s providers are refused outside the demo', () => {
  expect(faults({ MAIL_PROVIDER: 'demo', SMS_PROVIDER: 'demo' }, true)).toEqual([]);
});

test('a fault says how to mend it, and contains no secret', () => {
  const parsed = shape.parse({ ...smtp, ...account, SMTP_SECURITY: 'none' });
  const [fault] = settingsFaults(parsed, false);
  expect(fault?.message).toContain('use starttls or tls');
  expect(JSON.stringify(fault)).not.toContain('swordfish');
});

test('npm start hands on every message variable', () => {
  expect(MESSAGE_SETTINGS.toSorted()).toEqual(Object.keys(messageVariables).toSorted());
});
