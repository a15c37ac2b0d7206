import { atom, type WritableAtom } from 'nanostores';
import { BUS_EVENT, EMIT_EVENT } from './names.ts';
import type { Topic } from './topic.ts';

/** One payload that was emitted; `count` goes up with each payload of its topic. */
interface Told {
  readonly count: number;
  readonly payload: unknown;
  readonly at: number;
  /** How many fragments that were loading at the time have yet to receive it. */
  owed: number;
}

/**
 * The payloads of one topic: a state's last value, or an event's payloads of the last seconds. A
 * listener of an atom gets the value that the atom holds by then. That value is newer than the one
 * that was set when another listener sets the atom again, so each listener takes every payload
 * that it has not handled yet.
 */
type Channel = WritableAtom<readonly Told[]>;

/** The detail of the mirrored DOM event; the loader raises `woken` for each fragment it starts. */
export interface BusEventDetail {
  topic: string;
  payload: unknown;
  woken: number;
}

/** Milliseconds after which an event is old: a fragment that starts later does not get it. */
const PENDING_MS = 10_000;

// One bus for each page even where two bundles bring this module twice: a partner page may load
// two versions of the embed.
const KEY = Symbol.for('shop.bus');
const shared = globalThis as { [KEY]?: Map<string, Channel> };
const isFirst = !shared[KEY];
const channels = (shared[KEY] ??= new Map());
if (isFirst && typeof document !== 'undefined') {
  document.addEventListener?.(EMIT_EVENT, (event) =>
    tell({ name: (event as CustomEvent<string>).detail, keeps: 'event' }, {}),
  );
}

/**
 * Gives the payload to every subscriber and to the document, so that the loader can start the
 * fragments that wake on this topic. A payload that its schema refuses is a bug of the caller: a
 * development build logs and drops it.
 *
 * An event reaches the current subscribers. Within 10 seconds it also reaches one later
 * subscription for each fragment that the loader started because of it; or a single later
 * subscription, when there was neither a subscriber nor such a fragment.
 * @example
 * emit(cartAdded, { item: item.id, sku: sku.id, amount: 1, name: item.name });
 */
export function emit<P>(topic: Topic<P>, payload: NoInfer<P>): void {
  const checked = topic.schema?.safeParse(payload);
  if (checked?.success === false) console.error(`bus: ${topic.name} refused`, checked.error);
  else tell(topic, payload);
}

/**
 * Subscribes to a topic. A state's value is given at once, where there is one; an event that was
 * emitted for a fragment which was still loading is given at once, too.
 * @returns the function that ends the subscription
 * @example
 * useEffect(() => on(cartOpen, () => model.open()), [model]);
 */
export function on<P>(topic: Topic<P>, handler: (payload: P) => void): () => void {
  const $told = channelOf(topic.name);
  const before = $told.get();
  let heard = before.at(-1)?.count ?? 0;
  const hear = ({ payload }: Told): void => {
    try {
      handler(payload as P);
    } catch (error) {
      // An error in one fragment must not keep the event from the others.
      console.error(error);
    }
  };
  const off = $told.listen((all) => {
    for (const told of all) {
      if (told.count <= heard) continue;
      heard = told.count;
      hear(told);
    }
  });
  for (const told of before) if (topic.keeps === 'state' || isOwed(told)) hear(told);
  return off;
}

function channelOf(name: string): Channel {
  let $told = channels.get(name);
  if (!$told) channels.set(name, ($told = atom<readonly Told[]>([])));
  return $told;
}

function tell({ name, keeps }: Pick<Topic, 'name' | 'keeps'>, payload: unknown): void {
  const $told = channelOf(name);
  const isHeard = $told.lc > 0;
  const before = $told.get();
  const count = (before.at(-1)?.count ?? 0) + 1;
  const told: Told = { count, payload, at: Date.now(), owed: 0 };
  $told.set([...(keeps === 'state' ? [] : before.filter(isFresh)), told]);
  told.owed = mirror(name, payload) || (isHeard ? 0 : 1);
}

function mirror(topic: string, payload: unknown): number {
  if (typeof document === 'undefined') return 0;
  const detail: BusEventDetail = { topic, payload, woken: 0 };
  document.dispatchEvent(new CustomEvent(BUS_EVENT, { detail }));
  return detail.woken;
}

function isFresh(told: Told): boolean {
  return Date.now() - told.at <= PENDING_MS;
}

/** True when a subscription that begins now is owed an event; it counts as delivered then. */
function isOwed(told: Told): boolean {
  return isFresh(told) && told.owed-- > 0;
}
