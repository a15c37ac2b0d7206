/** An account of its own for a test, signed in at a store. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Activation, ProofView } from '../../../shared/contracts/registration.ts';
import type { Answered, Shop } from '../../support/visit.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The cookie header of the account's session. */
  readonly signedIn: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 10_000;
let made = 0;

/** The PIN of the latest message to a recipient; waits until it was sent. */
export function pinTo(shop: Shop, recipient: string): Promise<string> {
  return wordTo(shop, recipient, /(?<!\d)\d{6}(?!\d)/);
}

/** The key of an invitation's link; waits until its mail was sent. */
export async function inviteKeyTo(shop: Shop, recipient: string): Promise<string> {
  const link = await wordTo(shop, recipient, /\/invitacion\/[\w-]{43}/);
  return link.replace('/invitacion/', '');
}

/** The key of the link in the latest mail that activates or resets; waits until it was sent. */
export async function linkKeyTo(shop: Shop, recipient: string): Promise<string> {
  const link = await wordTo(shop, recipient, /\/activate\/[\w-]{43}/);
  return link.replace('/activate/', '');
}

/** The key of the link that stops the mails of a store, once one of them was sent. */
export async function stopKeyTo(shop: Shop, recipient: string): Promise<string> {
  const link = await wordTo(shop, recipient, /\/correos\/[\w-]{86}/);
  return link.replace('/correos/', '');
}

/** The match of a pattern in the latest message that has one. */
async function wordTo(shop: Shop, recipient: string, pattern: RegExp): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const { results } = (await shop.get('/dev/outbox?format=json')).json() as {
      results: { recipient: string; text: string }[];
    };
    const own = results.filter((mail) => mail.recipient === recipient);
    const found = own.flatMap(({ text }) => pattern.exec(text)?.[0] ?? [])[0];
    if (found) return found;
  }
  throw new Error(`${String(pattern)} did not come to ${recipient}`);
}

/** Signs a demo account in, as the README says. */
export async function signInAs(shop: Shop, username: string): Promise<Person['signedIn']> {
  const answer = await shop.send('POST', '/api/oauth/authorization', {
    username,
    password: 'jacaranda-2026',
  });
  return { cookie: sessionOf(answer) };
}

function sessionOf({ cookies, text }: Answered): string {
  const cookie = cookies.find((one) => one.startsWith('session='))?.split(';')[0];
  if (cookie === undefined) throw new Error(`not signed in: ${text}`);
  return cookie;
}

/** Signs a new account up by e-mail, and signs it in. */
export async function newPerson(shop: Shop): Promise<Person> {
  made += 1;
  const email = `persona-${process.pid}-${made}@example.com`;
  const password = 'una frase larga';
  const begun = await shop.send('POST', '/api/auth/authorize', {
    type: 'email',
    full_name: 'Lucía Méndez',
    email,
    password,
    terms: true,
  });
  const { code } = begun.json() as ProofView;
  const pin = await pinTo(shop, email);
  const answer = await shop.send('POST', '/api/activate/pin', { code, pin });
  const [action] = (answer.json() as Activation).actions;
  if (action?.action !== 'set-auth') throw new Error(`not signed in: ${answer.text}`);
  return { id: action.person.id, email, password, signedIn: { cookie: sessionOf(answer) } };
}
