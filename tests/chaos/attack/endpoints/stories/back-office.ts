/**
 * The store's team and partners: invitations by mail, members who came by one, stores of its
 * network.
 */
import type {
  Collaborator,
  CollaboratorProfile,
} from '../../../../../shared/contracts/collaborators.ts';
import { inviteKeyTo, newPerson } from '../../../../contract/gateway/person.ts';
import { call, type Scene, type Stage, type Stories } from '../story.ts';
import { newEmail } from './accounts.ts';

interface List<One> {
  readonly results: readonly One[];
}

/** An invitation that was not accepted yet. */
async function invite({ shop, owner }: Stage, email: string): Promise<Scene> {
  const asked = { headers: owner, body: { email, role: 'qrreader' } };
  const { id } = await call(shop, 'POST', '/staff/invites', asked);
  return { headers: owner, params: { id: String(id) } };
}

/** A new account with an invitation, and the key of its mail. */
async function invited(stage: Stage) {
  const person = await newPerson(stage.shop);
  await invite(stage, person.email);
  return { person, body: { key: await inviteKeyTo(stage.shop, person.email) } };
}

/** A new staff member, as the store's owner may name them. */
async function member(stage: Stage): Promise<Scene> {
  const { person, body } = await invited(stage);
  await call(stage.shop, 'POST', '/staff/invites/accept', { headers: person.signedIn, body });
  return { headers: stage.owner, params: { id: person.id } };
}

/** A store of the network that is not a partner yet. */
async function stranger({ shop, owner: headers }: Stage): Promise<string> {
  const path = '/collaborators/profiles?limit=100';
  const { results } = await call<List<CollaboratorProfile>>(shop, 'GET', path, { headers });
  const found = results.find(({ is_collaborator: known }) => !known);
  if (!found) throw new Error('every store of the network is a partner');
  return found.slug;
}

/** A partner that was just added. */
async function newPartner(stage: Stage): Promise<Scene> {
  const { shop, owner: headers } = stage;
  const body = { slug: await stranger(stage) };
  const { id } = await call(shop, 'POST', '/collaborators/', { headers, body });
  return { headers, params: { id: String(id) } };
}

/** A partner that stays. */
async function partner(stage: Stage): Promise<Scene> {
  const { shop, owner: headers } = stage;
  const list = await call<List<Collaborator>>(shop, 'GET', '/collaborators/', { headers });
  const [first] = list.results;
  return first ? { headers, params: { id: first.id } } : newPartner(stage);
}

export const backOffice: Stories = {
  'staff.invite': ({ owner }) =>
    Promise.resolve({ headers: owner, body: { email: newEmail(), role: 'admin' } }),
  'staff.invite-resend': (stage) => invite(stage, newEmail()),
  'staff.invite-withdraw': (stage) => invite(stage, newEmail()),
  'staff.accept': async (stage) => {
    const { person, body } = await invited(stage);
    return { headers: person.signedIn, body };
  },
  'staff.role': async (stage) => ({ ...(await member(stage)), body: { role: 'dispatcher' } }),
  'staff.remove': member,
  'collaborators.add': async (stage) => ({
    headers: stage.owner,
    body: { slug: await stranger(stage) },
  }),
  'collaborators.change': async (stage) => ({
    ...(await partner(stage)),
    body: { store_name: 'Ella' },
  }),
  'collaborators.refresh': partner,
  'collaborators.remove': newPartner,
  'store.collaborations': ({ owner, store }) =>
    Promise.resolve({ headers: owner, params: { mashup: `${store}:${store}` } }),
};
