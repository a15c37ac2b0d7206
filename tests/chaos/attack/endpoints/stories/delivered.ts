/** What follows a delivery: returns and reviews. */
import { twoVariants } from '../../../../contract/gateway/purchase.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';
import { sold } from './sold.ts';

const delivered = (stage: Stage) => sold(stage, 'in_process', 'paid', 'delivered');

/** A return that was just opened, as its buyer and as the store's staff name it. */
async function returned(stage: Stage): Promise<{ buyer: Scene; staff: Scene }> {
  const { buyer, staff } = await delivered(stage);
  const { id } = await act(stage, 'orders.return', buyer);
  const one = { returnId: String(id) };
  return {
    buyer: { ...buyer, params: { ...buyer.params, ...one } },
    staff: { ...staff, params: { ...staff.params, ...one } },
  };
}

/** A return whose buyer wants another variant, as far as what the staff does to it by its calls. */
async function exchanged(stage: Stage, ...calls: readonly string[]) {
  const { line, other: wants } = await twoVariants(stage.shop);
  const { buyer, staff } = await delivered({ ...stage, line });
  const body = { units: [{ line: 0, amount: 1, wants }], reason: 'wrong_variant', detail: 'Otro' };
  const { id } = await act(stage, 'orders.return', { ...buyer, body });
  const one = { returnId: String(id) };
  const ofSeller = { ...staff, params: { ...staff.params, ...one } };
  for (const call of calls) await act(stage, call, ofSeller);
  return { buyer: { ...buyer, params: { ...buyer.params, ...one } }, staff: ofSeller };
}

/** What a return is exchanged for waits to be sent, or refused. */
const keptByStaff = async (stage: Stage) =>
  (await exchanged(stage, 'admin.return-decide', 'admin.return-inspect')).staff;

const ofBuyer = async (stage: Stage) => (await returned(stage)).buyer;
const ofStaff = async (stage: Stage) => (await returned(stage)).staff;

/** A delivered order, with its item, and what its buyer says of it. */
async function reviewing(stage: Stage): Promise<Scene> {
  const { buyer } = await delivered(stage);
  const { item } = stage.line;
  return {
    ...buyer,
    params: { ...buyer.params, item },
    body: { item, qualification: 5, title: 'Muy calientito' },
  };
}

/** A review that was just written, as its author names it. */
async function authored(stage: Stage): Promise<Scene> {
  const { body = {}, ...scene } = await reviewing(stage);
  await act(stage, 'orders.review', { ...scene, body });
  return scene;
}

/** A review that was just written, as the store's staff names it. */
async function reviewed(stage: Stage): Promise<Scene> {
  const { id } = await act(stage, 'orders.review', await reviewing(stage));
  return { headers: stage.owner, params: { id: String(id) } };
}

export const deliveries: Stories = {
  'orders.return': async (stage) => (await delivered(stage)).buyer,
  'orders.return-photo': ofBuyer,
  'orders.return-comment': ofBuyer,
  'orders.return-close': ofBuyer,
  'orders.exchange-cancel': async (stage) => (await exchanged(stage)).buyer,
  'admin.exchange-send': keptByStaff,
  'admin.exchange-refuse': keptByStaff,
  'admin.return': ofStaff,
  'admin.return-comment': ofStaff,
  'admin.return-inspect': ofStaff,
  'admin.return-decide': ofStaff,
  'admin.return-close': ofStaff,
  'orders.review': reviewing,
  'orders.review-update': authored,
  'orders.review-delete': authored,
  'orders.review-photo': authored,
  'orders.review-photo-delete': async (stage) => {
    const scene = await authored(stage);
    const { photos } = await act(stage, 'orders.review-photo', scene);
    const [photo] = photos as { id: string }[];
    return { ...scene, params: { ...scene.params, photo: String(photo?.id) } };
  },
  'public.review-report': reviewed,
  'reviews-admin.get': reviewed,
  'reviews-admin.update': reviewed,
};
