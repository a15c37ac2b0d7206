/** A store as its owner edits it. */
import { sampleStore } from '../../../../../shared/contracts/samples.ts';
import { call, type Scene, type Stage, type Stories } from '../story.ts';

const header = { title: 'Llegó el otoño', action_type: 'none', button_label: 'more' };
const PATH = `/store/${sampleStore.mashup}/${sampleStore.type}/store`;

/** A header that has just been made. */
async function withHeader({ shop, owner: headers }: Stage): Promise<Scene> {
  const { id } = await call(shop, 'POST', `${PATH}/headers`, { headers, body: header });
  return { headers, params: { ...sampleStore, id: String(id) } };
}

/** A change of the history: the one that made a header. */
async function withEdit(stage: Stage): Promise<Scene> {
  const { headers = {} } = await withHeader(stage);
  const { results } = await call<{ results: { id: string }[] }>(
    stage.shop,
    'GET',
    `${PATH}/history`,
    { headers },
  );
  return { headers, params: { ...sampleStore, id: String(results[0]?.id) } };
}

const ofOwner = ({ owner: headers }: Stage): Promise<Scene> =>
  Promise.resolve({ headers, params: sampleStore });

interface Offers {
  readonly results: readonly { readonly id: string; readonly name: string }[];
}

/** An item that other stores offer and the store sells, as its owner has just added it. */
async function withOffer({ shop, owner: headers }: Stage): Promise<Scene & { name: string }> {
  const { results } = await call<Offers>(shop, 'GET', `${PATH}/products/search`, { headers });
  const [offer] = results;
  if (!offer) throw new Error('the network offers no item');
  await call(shop, 'PUT', `${PATH}/products/${offer.id}`, { headers });
  return { headers, params: { ...sampleStore, id: offer.id }, name: offer.name };
}

/** A franchise of the network. */
const withFranchise = async (stage: Stage): Promise<Scene> => ({
  ...(await ofOwner(stage)),
  params: { ...sampleStore, id: 'st_casa' },
});

export const owners: Stories = {
  'store.product-add': withOffer,
  'store.product-remove': withOffer,
  'store.product-restore': async (stage) => {
    const scene = await withOffer(stage);
    const { headers = {}, params = {} } = scene;
    await call(stage.shop, 'DELETE', `${PATH}/products/${params['id']}`, { headers });
    return scene;
  },
  'store.product-add-filtered': async (stage) => {
    const { name, ...scene } = await withOffer(stage);
    const { headers = {} } = scene;
    const { id } = await call(stage.shop, 'POST', '/catalogues', {
      headers,
      body: { name: 'De otros' },
    });
    return { ...scene, body: { text: name, catalogue_id: String(id) } };
  },
  'store.franchises-in-store': async (stage) => ({
    ...(await ofOwner(stage)),
    body: { franchises: ['st_casa'] },
  }),
  'store.franchise-add': withFranchise,
  'store.franchise-remove': withFranchise,
  'store.headers-edited': ofOwner,
  'store.headers-order': async (stage) => {
    const scene = await ofOwner(stage);
    const { results } = await call<{ results: { id: string }[] }>(
      stage.shop,
      'GET',
      `${PATH}/headers/edited?limit=50`,
      { headers: scene.headers ?? {} },
    );
    return { ...scene, body: { ids: results.map(({ id }) => id) } };
  },
  'store.header': withHeader,
  'store.header-create': async (stage) => ({ ...(await ofOwner(stage)), body: header }),
  'store.header-update': async (stage) => ({
    ...(await withHeader(stage)),
    body: { title: 'Llegó el invierno' },
  }),
  'store.header-delete': withHeader,
  'store.history': ofOwner,
  'store.history-take-back': withEdit,
};
