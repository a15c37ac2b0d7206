/** What a store's owner keeps: things that were just made, and things that were just deleted. */
import { createItem } from '../../../../../shared/contracts/item-edits.ts';
import { sampleIds, sampleStore } from '../../../../../shared/contracts/samples.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

/** A thing that a call of the owner has just made. */
async function made(stage: Stage, id: string, body?: Scene['body']): Promise<Scene> {
  const owner = { headers: stage.owner };
  const one = await act(stage, id, body ? { ...owner, body } : owner);
  return { ...owner, params: { id: String(one['id']) } };
}

/** The same, deleted by a second call. */
async function deleted(stage: Stage, scene: Promise<Scene>, id: string): Promise<Scene> {
  const one = await scene;
  await act(stage, id, one);
  return one;
}

const ofOwner = ({ owner: headers }: Stage): Promise<Scene> =>
  Promise.resolve({ headers, params: sampleStore });

const item = (stage: Stage) => made(stage, 'products-admin.create', createItem.sample.body);
const digital = (stage: Stage) =>
  made(stage, 'products-admin.create', { ...createItem.sample.body, type: 'digital' });
const entry = (stage: Stage) => made(stage, 'blog-admin.create');
const catalogue = (stage: Stage) => made(stage, 'catalogues.create');
const key = (stage: Stage) => made(stage, 'partners.create-key');

/** An address of its own each time that leads on. */
const way = () => ({ path: `/vieja-${crypto.randomUUID()}`, leads_to: '/productos' });
const redirect = (stage: Stage) => made(stage, 'addresses-admin.add', way());

export const owned: Stories = {
  'store.update': ({ owner: headers }) =>
    Promise.resolve({ headers, params: { slug: sampleIds.storeSlug } }),
  'store.settings': ofOwner,
  'store.product-search': ofOwner,
  'store.category-search': ofOwner,
  'store.dssuppliers': ofOwner,
  'products-admin.create': ofOwner,
  'products-admin.import': ofOwner,
  'products-admin.file-add': digital,
  'products-admin.file-remove': async (stage) => {
    const scene = await digital(stage);
    const { id } = await act(stage, 'products-admin.file-add', scene);
    return { ...scene, params: { ...scene.params, file: String(id) } };
  },
  'products-admin.restore': (stage) => deleted(stage, item(stage), 'products-admin.delete'),
  'blog-admin.get': entry,
  'blog-admin.update': entry,
  'blog-admin.delete': entry,
  'blog-admin.restore': (stage) => deleted(stage, entry(stage), 'blog-admin.delete'),
  'blog.get': () => Promise.resolve({ params: { ...sampleStore, path: sampleIds.blogSlug } }),
  'catalogues.restore': (stage) => deleted(stage, catalogue(stage), 'catalogues.delete'),
  'catalogues.product-remove': async (stage) => {
    const { headers = {}, params = {} } = await catalogue(stage);
    const pid = stage.line.item;
    await act(stage, 'catalogues.product-add', { headers, params, body: { product_id: pid } });
    return { headers, params: { ...params, pid } };
  },
  'addresses-admin.add': (stage) => Promise.resolve({ headers: stage.owner, body: way() }),
  'addresses-admin.delete': redirect,
  'addresses-admin.restore': (stage) => deleted(stage, redirect(stage), 'addresses-admin.delete'),
  'partners.create-key': ofOwner,
  'partners.key': key,
  'partners.change-key': key,
  'partners.rotate-key': key,
  'partners.set-key-state': key,
};
