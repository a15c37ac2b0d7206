import type { Shop } from '../../support/visit.ts';

/** The session's cookie of the demo's owner who imports. */
export async function signIn(shop: Shop): Promise<string> {
  const person = { username: 'lirio', password: 'jacaranda-2026' };
  const { cookies, text } = await shop.send('POST', '/api/oauth/authorization', person);
  const session = cookies.find((one) => one.startsWith('session='))?.split(';')[0];
  if (session === undefined) throw new Error(`not signed in: ${text}`);
  return session;
}
