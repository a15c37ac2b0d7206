/** Registrations, resets, sign-ins and sessions, each of a new account. */
import type { ProofView } from '../../../../../shared/contracts/registration.ts';
import { linkKeyTo, newPerson, pinTo, stopKeyTo } from '../../../../contract/gateway/person.ts';
import { call, type Stage, type Stories } from '../story.ts';

const PASSWORD = 'una frase larga';

let made = 0;

/** An address that no account has. */
export function newEmail(): string {
  made += 1;
  return `ataque-${process.pid}-${made}@example.com`;
}

function registration(email: string) {
  return { type: 'email', full_name: 'Rosa Ruiz', email, password: PASSWORD, terms: true };
}

/** A registration that waits for its PIN or link. */
async function register({ shop }: Stage): Promise<{ email: string; code: string }> {
  const email = newEmail();
  const body = registration(email);
  const { code } = await call<ProofView>(shop, 'POST', '/auth/authorize', { body });
  return { email, code };
}

export const accounts: Stories = {
  'auth.exists': async ({ shop }) => ({ body: { username: (await newPerson(shop)).email } }),
  'auth.authorize': () => Promise.resolve({ body: registration(newEmail()) }),
  // The same contact gets no second PIN for half a minute; another one does.
  'auth.pin': async (stage) => {
    const { code } = await register(stage);
    return { body: { code, type: 'email', email: newEmail() } };
  },
  'activate.state': async (stage) => ({ params: { code: (await register(stage)).code } }),
  'activate.pin': async (stage) => {
    const { email, code } = await register(stage);
    return { body: { code, pin: await pinTo(stage.shop, email) } };
  },
  'activate.link': async (stage) => {
    const { email } = await register(stage);
    return { body: { key: await linkKeyTo(stage.shop, email) } };
  },
  'auth.mail-stop': async (stage) => {
    const { email } = await register(stage);
    return { body: { link: await stopKeyTo(stage.shop, email), stopped: true } };
  },
  'auth.reset': async ({ shop }) => ({ body: { username: (await newPerson(shop)).email } }),
  'oauth.authorization': async ({ shop }) => {
    const { email: username, password } = await newPerson(shop);
    return { body: { username, password } };
  },
  'auth.session-end': async ({ shop }) => ({
    headers: (await newPerson(shop)).signedIn,
    params: { id: 'others' },
  }),
};
