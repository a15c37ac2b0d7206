import { isEmail } from './email.ts';

/** Most characters of a message by the contact form, and of the inbox's filter; our own limits. */
export const CONTACT_MAX = { name: 120, phone: 30, message: 2000, filter: 100 } as const;

/** The problems of a field of the contact form; the words are the messages'. */
export type ContactProblem = 'required' | 'email';

/** The problems that keep a message from being sent to a store, by field name. */
export function contactProblems(
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, ContactProblem>> {
  const text = (name: string) => (values[name] ?? '').trim();
  const empty = ['name', 'email', 'message'].filter((name) => text(name) === '');
  const isWrong = text('email') !== '' && !isEmail(text('email'));
  return {
    ...Object.fromEntries(empty.map((name) => [name, 'required' as const])),
    ...(isWrong ? { email: 'email' } : {}),
  };
}
