import type { Shop } from '../support/visit.ts';

/** The session's cookie of one of the demo's people. */
export async function signInAs(shop: Shop, username: string): Promise<string> {
  const { cookies, text } = await shop.send('POST', '/api/oauth/authorization', {
    username,
    password: 'jacaranda-2026',
  });
  const session = cookies.find((one) => one.startsWith('session='))?.split(';')[0];
  if (session === undefined) throw new Error(`${username} is not signed in: ${text}`);
  return session;
}
