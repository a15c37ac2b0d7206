/** Somebody with an account of their own, who is signed in at a store. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Activation, ProofView } from '../../../shared/contracts/auth.ts';
import type { Shop } from '../../support/visit.ts';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly password: string;
  /** The header that says who they are. */
  readonly signedIn: Readonly<Record<string, string>>;
}

const PATIENCE_MS = 10_000;
let made = 0;

/** The PIN of the latest message to somebody, once it was sent. */
export async function pinTo(shop: Shop, recipient: string): Promise<string> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
    const { results } = (await shop.get('/dev/outbox?format=json')).json() as {
      results: { recipient: string; text: string }[];
    };
    const text = results.find((mail) => mail.recipient === recipient)?.text ?? '';
    const pin = /(?<!\d)\d{6}(?!\d)/.exec(text)?.[0];
    if (pin) return pin;
  }
  throw new Error(`no PIN came to ${recipient}`);
}

/** Signs somebody new up by e-mail, and in. */
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
  const cookie = answer.cookies.find((one) => one.startsWith('session='))?.split(';')[0] ?? '';
  return { id: action.person.id, email, password, signedIn: { cookie } };
}
