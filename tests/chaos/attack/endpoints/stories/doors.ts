/** Tickets of a concert in another store, bought by an account and shown at its door. */
import type { EventMessage } from '../../../../../shared/contracts/event-messages.ts';
import type { Ticket } from '../../../../../shared/contracts/tickets.ts';
import { sampleDoor } from '../../../../../shared/contracts/samples.ts';
import { newPerson, signInAs } from '../../../../contract/gateway/person.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';
import { bought } from './sold.ts';
import { waitingStories } from './waiting.ts';

const { event, sku } = sampleDoor;

/** The store that sells it, and its staff. */
async function door({ shopOf }: Stage): Promise<Scene> {
  const shop = shopOf('eventos.localhost');
  return { shop, headers: await signInAs(shop, 'telon'), params: sampleDoor };
}

/** A paid ticket, as its buyer and as the door name it. */
async function ticket(stage: Stage): Promise<{ buyer: Scene; staff: Scene; code: string }> {
  const at = await door(stage);
  const shop = stage.shopOf('eventos.localhost');
  const { signedIn: headers } = await newPerson(shop);
  const attendees = [{ sku, full_name: 'Lucía Méndez', phone: '5512345678' }];
  const line = { item: event, sku, amount: 1 };
  const order = await bought({ ...stage, shop, line }, headers, { attendees });
  const sold = { ...at, params: { id: 'st_eventos', order } };
  await act(stage, 'admin.order-next', { ...sold, body: { from: 'sent_to_supplier' } });
  await act(stage, 'admin.order-next', { ...sold, body: { from: 'in_process', to: 'paid' } });
  const own = { shop, headers, params: { order } };
  const { results } = await act<{ results: Ticket[] }>(stage, 'orders.attendants', own);
  const [one] = results;
  if (!one) throw new Error('no ticket was made');
  return {
    buyer: { ...own, params: { order, id: one.id } },
    staff: { ...at, params: { ...sampleDoor, id: one.id } },
    code: one.code ?? '',
  };
}

const ofBuyer = async (stage: Stage) => (await ticket(stage)).buyer;

/** The code that the door reads of a ticket. */
async function shown(stage: Stage): Promise<Scene> {
  const { buyer, staff } = await ticket(stage);
  const { qr } = await act<Ticket>(stage, 'orders.attendant', buyer);
  return { ...staff, body: { code: qr?.text ?? '' } };
}

/** A message that waits for its time; each has a day of its own, since a day has few. */
let planned = 0;
async function waiting(stage: Stage): Promise<Scene> {
  const at = await door(stage);
  planned += 1;
  const send_at = new Date(Date.now() + (planned % 300) * 86_400_000 + 3_600_000).toISOString();
  const body = { subject: 'Aviso', text: 'Abrimos a las siete.', audience: 'all', send_at };
  const { id } = await act<EventMessage>(stage, 'tickets-admin.message-add', { ...at, body });
  return { ...at, params: { ...sampleDoor, id } };
}

/** A link that opens a door. */
async function linked(stage: Stage): Promise<Scene> {
  const { body, ...at } = await linkable(stage);
  const made = { ...at, body: body ?? {} };
  const { id } = await act<{ id: string }>(stage, 'tickets-admin.door-link-add', made);
  return { ...at, params: { ...at.params, id } };
}

/** A gate of an experience of its own. */
async function gated(stage: Stage): Promise<Scene> {
  const at = await gateable(stage);
  const { id } = await act<{ id: string }>(stage, 'tickets-admin.gate-add', {
    ...at,
    body: at.body ?? {},
  });
  return { ...at, params: { ...at.params, id } };
}

/** An experience of its own, which has twenty gates at most. */
async function gateable(stage: Stage): Promise<Scene> {
  return { ...(await copied(stage)), body: { name: 'Acceso norte', skus: null } };
}

/** An experience of its own, which has fifty links at most. */
async function linkable(stage: Stage): Promise<Scene> {
  return { ...(await copied(stage)), body: { name: 'Puerta norte' } };
}

/** An experience of its own that may be called off: a copy of the concert. */
async function copied(stage: Stage): Promise<Scene> {
  const at = await door(stage);
  const name = 'Concierto que no será';
  const { id } = await act<{ id: string }>(stage, 'products-admin.duplicate', {
    ...at,
    params: { id: event },
    body: { name },
  });
  return { ...at, params: { event: id }, body: { name, reason: 'Llueve.' } };
}

/** One that was called off. */
async function calledOff(stage: Stage): Promise<Scene> {
  const { body = {}, ...scene } = await copied(stage);
  await act(stage, 'tickets-admin.cancel', { ...scene, body });
  return scene;
}

export const doors: Stories = {
  ...waitingStories,
  'orders.attendants': ofBuyer,
  'orders.attendant': ofBuyer,
  'orders.attendant-pass': async (stage) => {
    const { buyer, code } = await ticket(stage);
    return { ...buyer, body: { full_name: 'Beto Paz', phone: '5587654321', code } };
  },
  'tickets-admin.event': door,
  'tickets-admin.tally': door,
  'tickets-admin.unpaid': door,
  'tickets-admin.attendants': door,
  'tickets-admin.courtesy': door,
  'tickets-admin.messages': door,
  'tickets-admin.message-reach': door,
  'tickets-admin.message-add': async (stage) => (await ticket(stage)).staff,
  'tickets-admin.message-change': waiting,
  'tickets-admin.message-withdraw': waiting,
  'tickets-admin.cancellation': calledOff,
  'tickets-admin.cancel': copied,
  'tickets-admin.cancellation-retry': calledOff,
  'tickets-admin.door-links': door,
  'tickets-admin.door-link-add': linkable,
  'tickets-admin.door-link-revoke': linked,
  'tickets-admin.gate-add': gateable,
  'tickets-admin.gate-change': gated,
  'tickets-admin.gate-remove': gated,
  'tickets-admin.reentry': async (stage) => ({
    ...(await copied(stage)),
    body: { allowed: true },
  }),
  'tickets-admin.door-list': door,
  'tickets-admin.door-scans': door,
  'tickets-admin.wrong-scans': door,
  'customers.add-to-wallet': async (stage) => {
    const { buyer, code } = await ticket(stage);
    return { ...buyer, params: { id: buyer.params?.['id'] ?? '', code } };
  },
  'tickets-admin.admit': shown,
  'tickets-admin.undo': async (stage) => {
    const { body = {}, ...scene } = await shown(stage);
    await act(stage, 'tickets-admin.admit', { ...scene, body });
    return scene;
  },
};
