/** The profile of an account, its download and its end; and its cart. */
import { newPerson, pinTo } from '../../../../contract/gateway/person.ts';
import { call, type Scene, type Stage, type Stories } from '../story.ts';
import { newEmail } from './accounts.ts';

interface Own extends Scene {
  readonly headers: Readonly<Record<string, string>>;
  readonly params: Readonly<Record<string, string>>;
}

/** A new account, its password, and the parameters that name it in this store. */
async function own({ shop, store }: Stage): Promise<{ scene: Own; password: string }> {
  const { id, password, signedIn: headers } = await newPerson(shop);
  const params = { mashup: `${id}:${store}`, me: id, id, ids: `${id},${store}` };
  return { scene: { headers, params }, password };
}

const reads = async (stage: Stage): Promise<Scene> => (await own(stage)).scene;

/** Asks for a change of the account's e-mail. */
async function newContact(stage: Stage) {
  const { scene, password } = await own(stage);
  return { scene, body: { type: 'email', email: newEmail(), password } };
}

const withTour = async (stage: Stage): Promise<Own> => {
  const { scene } = await own(stage);
  const { me = '' } = scene.params;
  return { ...scene, params: { me, mashup: `${me}:store` } };
};

const withLine = async (stage: Stage): Promise<Scene> => ({
  headers: (await newPerson(stage.shop)).signedIn,
  body: { lines: [stage.line] },
});

export const profiles: Stories = {
  'profile.get': reads,
  'profile.export': reads,
  'profile.update': async (stage) => ({
    ...(await own(stage)).scene,
    body: { city: 'Cholula', website: 'lucia.example', theme: 'dark' },
  }),
  'profile.erase': async (stage) => {
    const { scene, password } = await own(stage);
    return { ...scene, body: { password } };
  },
  'profile.contact': async (stage) => {
    const { scene, body } = await newContact(stage);
    return { ...scene, body };
  },
  'profile.contact-prove': async (stage) => {
    const { scene, body } = await newContact(stage);
    const { mashup, me } = scene.params;
    const asked = { headers: scene.headers, body };
    const { code } = await call(stage.shop, 'POST', `/profile/${mashup}/${me}/contact`, asked);
    return { ...scene, body: { code, pin: await pinTo(stage.shop, body.email) } };
  },
  'profile-admin.date': reads,
  'profile-admin.beat': reads,
  'profile-public.list': reads,
  'profile-public.get': reads,
  'setup-apps.get': withTour,
  'setup-apps.change': async (stage) => ({
    ...(await withTour(stage)),
    body: { show_tour: false },
  }),
  'shopping-carts.own': withLine,
  'shopping-carts.own-set': async (stage) => {
    const { headers = {}, body } = await withLine(stage);
    const { version } = await call(stage.shop, 'GET', '/shopping-carts/mine', { headers });
    return { headers, body: { ...body, version } };
  },
  'shopping-carts.own-bulk': withLine,
};
