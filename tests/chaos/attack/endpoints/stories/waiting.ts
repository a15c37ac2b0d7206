/** An experience that is sold out, and somebody who waits for its places. */
import { sampleDoor } from '../../../../../shared/contracts/samples.ts';
import type { WaitingEntry } from '../../../../../shared/contracts/waiting-list.ts';
import type { EditedItem } from '../../../../../shared/contracts/item-fields.ts';
import { inStock } from '../../../../support/in-stock.ts';
import { signInAs } from '../../../../contract/gateway/person.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';

/** A copy of the concert, which has no places, as its store names it, with the form of whoever waits for them. */
async function soldOut(stage: Stage): Promise<{ staff: Scene; visitor: Scene; item: string }> {
  const shop = stage.shopOf('eventos.localhost');
  const staff = { shop, headers: await signInAs(shop, 'telon') };
  const { id } = await act<{ id: string }>(stage, 'products-admin.duplicate', {
    ...staff,
    params: { id: sampleDoor.event },
    body: { name: 'Concierto agotado' },
  });
  const own = { ...staff, params: { id } };
  const { skus } = await act<{ skus: { id: string }[] }>(stage, 'products-admin.update', {
    ...own,
    body: { list_state: 'published' },
  });
  const email = `${crypto.randomUUID().slice(0, 8)}@example.com`;
  const body = { item: id, sku: skus[0]?.id ?? '', name: 'Lucía Méndez', email, places: 1 };
  return { staff: { ...staff, params: { event: id } }, visitor: { shop, body }, item: id };
}

/** The same with one who waits, as the store and as they themselves name their place. */
async function waitedFor(stage: Stage) {
  const { staff, visitor, item } = await soldOut(stage);
  const { place } = await act<{ place: string }>(stage, 'waiting-list.join', visitor);
  const { results } = await act<{ results: WaitingEntry[] }>(
    stage,
    'tickets-admin.waiting-list',
    staff,
  );
  const id = results[0]?.id ?? '';
  return { staff: { ...staff, params: { event: item, id } }, visitor, place };
}

const ofStaff = async (stage: Stage) => (await waitedFor(stage)).staff;

export const waitingStories: Stories = {
  'waiting-list.join': async (stage) => (await soldOut(stage)).visitor,
  'waiting-list.leave': async (stage) => {
    const { visitor, place } = await waitedFor(stage);
    return { ...visitor, body: { place } };
  },
  'tickets-admin.waiting-list': async (stage) => (await soldOut(stage)).staff,
  'tickets-admin.waiting-list-set': async (stage) => (await soldOut(stage)).staff,
  'tickets-admin.waiting-remove': ofStaff,
  // A place comes free while its reader waits.
  'tickets-admin.waiting-offer': async (stage) => {
    const { staff } = await waitedFor(stage);
    const { shop, headers, params } = staff;
    const own = { shop, headers, params: { id: params.event } };
    const item = await act<EditedItem>(stage, 'products-admin.get', own);
    await act(stage, 'products-admin.update', { ...own, body: { skus: inStock(item, 5) } });
    return staff;
  },
};
