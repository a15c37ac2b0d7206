/** The pages that need an account, as the edge sends them, with the account and the address. */
import { inviteKeyTo, signInAs } from '../../contract/gateway/person.ts';
import { OFFICE_PAGES } from '../../support/office-pages.ts';
import { shopAt, type Answered } from '../../support/visit.ts';

/** Pages of signed-in accounts by username; a page that is refused to each as well. */
const OWN_PAGES: Readonly<Record<string, readonly string[]>> = {
  rosa: [
    '/me/preferences',
    '/me/addresses',
    '/me/security',
    '/mis-compras',
    '/mis-compras?page=9',
    '/logout',
  ],
  lirio: [...OFFICE_PAGES, '/me/preferences'],
  'lirio-despacho': ['/admin', '/admin/equipo'],
};

/** Public pages that show the signed-in account. */
const SHARED_PAGES = ['/', '/productos', '/no-existe'];

/** Forms that are refused and shown again, without script. */
const REFUSED: readonly (readonly [username: string, path: string, body: string])[] = [
  ['', '/login', 'username=nadie&password=x'],
  ['', '/register', 'type=email&email=no'],
  ['', '/password/reset', 'username='],
  ['rosa', '/me/preferences', 'website=nada&full_name='],
  ['lirio', '/admin/equipo', 'intent=invite&email=no&role=admin'],
];

const INVITED = 'ines@example.com';

interface PeoplePage {
  /** The account, the path and the status. */
  readonly what: string;
  readonly html: string;
  /** True for a page that only this account may see. */
  readonly own: boolean;
}

/** Requests every page of an account from the demo shop Lirio, in a language. */
export async function peoplePages(port: number, language: string): Promise<PeoplePage[]> {
  const shop = shopAt(port, 'moda.localhost');
  const spoken = { 'accept-language': language };
  const sessions = new Map<string, Readonly<Record<string, string>>>([['', {}]]);
  for (const username of Object.keys(OWN_PAGES)) {
    sessions.set(username, await signInAs(shop, username));
  }
  const pages: PeoplePage[] = [];
  const keep = (who: string, path: string, { status, text }: Answered, own: boolean) =>
    pages.push({ what: `${who || 'nobody'} ${path} ${status}`, html: text, own });
  const get = async (who: string, path: string, own: boolean) =>
    keep(who, path, await shop.get(path, { ...spoken, ...sessions.get(who) }), own);

  for (const [who, paths] of Object.entries(OWN_PAGES)) {
    for (const path of paths) await get(who, path, true);
    for (const path of SHARED_PAGES) await get(who, path, false);
  }
  const invite = { email: INVITED, role: 'dispatcher' };
  await shop.send('POST', '/api/staff/invites', invite, sessions.get('lirio'));
  const invitation = `/invitacion/${await inviteKeyTo(shop, INVITED)}`;
  for (const who of ['', 'rosa']) await get(who, invitation, true);
  for (const [who, path, body] of REFUSED) {
    const headers = {
      ...spoken,
      ...sessions.get(who),
      origin: shop.origin,
      'content-type': 'application/x-www-form-urlencoded',
    };
    keep(who, `POST ${path}`, await shop.ask(path, { method: 'POST', body, headers }), true);
  }
  return pages;
}
