/** Orders of accounts, as far along as a call of their buyer or of the store's staff needs them. */
import { localIso } from '../../../../../shared/rules/local-time.ts';
import { act, type Scene, type Stage, type Stories } from '../story.ts';
import { sold, type Sold } from './sold.ts';

const DAY_MS = 86_400_000;
/** A day that a seller may promise. */
const soon = () => new Date(Date.now() + 3 * DAY_MS).toISOString().slice(0, 10);
const proposal = () => ({ from: 'sent_to_supplier', arrives_on: soon() });

/** An order whose buyer is asked to agree to a day. */
async function proposed(stage: Stage): Promise<Sold> {
  const made = await sold(stage);
  await act(stage, 'admin.order-propose', { ...made.staff, body: proposal() });
  return made;
}

/** A note beside an order. */
async function noted(stage: Stage): Promise<Scene> {
  const { staff } = await sold(stage);
  const { id } = await act(stage, 'admin.order-note-add', staff);
  return { ...staff, params: { ...staff.params, note: String(id) } };
}

/** An order that its seller holds. */
async function held(stage: Stage): Promise<Scene> {
  const { staff } = await sold(stage);
  await act(stage, 'admin.order-hold', {
    ...staff,
    body: { from: 'sent_to_supplier', reason: 'out_of_stock' },
  });
  return staff;
}

/** An order of which a parcel is on its way. */
async function shipped(stage: Stage): Promise<Scene> {
  const { staff } = await sold(stage, 'in_process');
  const { shipments } = await act(stage, 'admin.shipment-add', {
    ...staff,
    body: parcelOf(stage),
  });
  const [{ id } = { id: '' }] = shipments as { id: string }[];
  return { ...staff, params: { ...staff.params, shipment: id } };
}

const parcelOf = (stage: Stage) => ({
  from: 'in_process',
  lines: [{ sku: stage.line.sku, units: 1 }],
});

/** An edit that leaves the order's only line as it is: the last unit stays. */
const unchanged = (stage: Stage) => ({
  edits: 0,
  lines: [{ sku: stage.line.sku, units: stage.line.amount }],
});

/** The invoice that a paid order's buyer has asked for, of a store that has its tax data. */
async function billed(stage: Stage): Promise<Scene> {
  const { buyer, staff } = await sold(stage, 'in_process');
  await act(stage, 'admin.billing-change', staff);
  // Of an order that is paid already, the invoice would be issued at once.
  await act(stage, 'orders.invoice', buyer);
  await act(stage, 'admin.order-next', { ...staff, body: { from: 'in_process', to: 'paid' } });
  return staff;
}

const cancelled = { from: 'sent_to_supplier', reason: 'requested_by_client' };

export const orders: Stories = {
  'orders.list': async (stage) => {
    const { buyer, me } = await sold(stage);
    return { ...buyer, params: { mashup: `${me}:${me}` } };
  },
  'orders.files': async (stage) => (await sold(stage)).buyer,
  'orders.next': async (stage) => ({
    ...(await proposed(stage)).buyer,
    body: { from: 'confirm_order' },
  }),
  'orders.cancel': async (stage) => ({ ...(await sold(stage)).buyer, body: cancelled }),
  'orders.invoice': async (stage) => (await sold(stage)).buyer,
  'admin.order-next': async (stage) => ({
    ...(await sold(stage)).staff,
    body: { from: 'sent_to_supplier' },
  }),
  'admin.order-propose': async (stage) => ({ ...(await sold(stage)).staff, body: proposal() }),
  'admin.order-cancel': async (stage) => ({ ...(await sold(stage)).staff, body: cancelled }),
  'dssupplier.order-next': async (stage) => ({
    ...(await sold(stage)).staff,
    body: { from: 'sent_to_supplier' },
  }),
  'dssupplier.order-cancel': async (stage) => ({ ...(await sold(stage)).staff, body: cancelled }),
  'admin.order-edit-delivery': async (stage) => (await sold(stage)).staff,
  'admin.order-lines-preview': async (stage) => ({
    ...(await sold(stage)).staff,
    body: unchanged(stage),
  }),
  'admin.order-edit-lines': async (stage) => ({
    ...(await sold(stage)).staff,
    body: unchanged(stage),
  }),
  'admin.order-additions': async (stage) => (await sold(stage)).staff,
  'admin.order-addition-preview': async (stage) => (await sold(stage)).staff,
  'admin.order-addition-add': async (stage) => (await sold(stage)).staff,
  'admin.order-hold': async (stage) => ({
    ...(await sold(stage)).staff,
    body: { from: 'sent_to_supplier', reason: 'out_of_stock' },
  }),
  'admin.order-release': held,
  'admin.order-hold-restore': async (stage) => {
    const scene = await held(stage);
    const { past_holds: released } = await act(stage, 'admin.order-release', scene);
    const [{ id } = { id: '' }] = released as { id: string }[];
    return { ...scene, params: { ...scene.params, hold: id } };
  },
  'admin.shipment-add': async (stage) => ({
    ...(await sold(stage, 'in_process')).staff,
    body: parcelOf(stage),
  }),
  'admin.shipment-change': shipped,
  'admin.shipment-delivered': shipped,
  'admin.shipment-call-back': shipped,
  'admin.order-notes': noted,
  'admin.order-note-add': async (stage) => (await sold(stage)).staff,
  'admin.order-receipt': async (stage) => (await sold(stage)).staff,
  'admin.order-mail': async (stage) => (await sold(stage)).staff,
  'orders.mail': async (stage) => (await sold(stage)).buyer,
  'admin.order-note-change': noted,
  'admin.order-note-delete': noted,
  'admin.order-note-restore': async (stage) => {
    const scene = await noted(stage);
    await act(stage, 'admin.order-note-delete', scene);
    return scene;
  },
  'orders.receipt': async (stage) => (await sold(stage, 'in_process', 'paid')).staff,
  'admin.billing-change': async (stage) => (await sold(stage)).staff,
  'admin.invoice-issue': billed,
  'admin.invoice-global': async (stage) => {
    const { staff } = await sold(stage, 'in_process', 'paid');
    await act(stage, 'admin.billing-change', staff);
    const day = localIso(Date.now(), 'MX').slice(0, 10);
    return { ...staff, body: { periodicity: '01', day } };
  },
  'admin.invoice-stamp': async (stage) => {
    const scene = await billed(stage);
    const { id } = await act(stage, 'admin.invoice-issue', scene);
    return { ...scene, params: { ...scene.params, invoice: String(id) } };
  },
};
