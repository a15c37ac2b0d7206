import { BUS_EVENT, EMIT_EVENT } from './names.ts';
import { keeps, type Payload, type Topic } from './topics.ts';
import { schemas } from './schemas.ts';

type Handler<T extends Topic> = (payload: Payload<T>) => void;

/** An event that fragments still on their way have not heard; `owed` says how many. */
interface Pending {
  topic: Topic;
  payload: unknown;
  at: number;
  owed: number;
}

interface BusState {
  handlers: Map<Topic, Set<Handler<never>>>;
  last: Map<Topic, unknown>;
  pending: Pending[];
}

/** What the mirrored DOM event carries; the loader raises `woken` for each fragment it starts. */
export interface BusEventDetail {
  topic: Topic;
  payload: unknown;
  woken: number;
}

/** A fragment that has not started after this long will not show an old event any more. */
const PENDING_MS = 10_000;

// One bus for each page even where two bundles bring this module twice: a partner page may load
// two versions of the embed.
const KEY = Symbol.for('shop.bus');
const shared = globalThis as { [KEY]?: BusState };
const isFirst = !shared[KEY];
const state: BusState = (shared[KEY] ??= { handlers: new Map(), last: new Map(), pending: [] });
if (isFirst && typeof document !== 'undefined') {
  document.addEventListener?.(EMIT_EVENT, (event) =>
    emit((event as CustomEvent<Topic>).detail, {}),
  );
}

function handlersOf(topic: Topic): Set<Handler<never>> {
  let set = state.handlers.get(topic);
  if (!set) state.handlers.set(topic, (set = new Set()));
  return set;
}

function deliver(handler: Handler<never>, payload: unknown): void {
  try {
    handler(payload as never);
  } catch (error) {
    // One fragment's bug must not keep the others from hearing.
    console.error(error);
  }
}

/**
 * Tells every subscriber, then the document, so that the loader can start the fragments that wake
 * on this topic. A payload that its schema refuses is a bug of the caller: a development build
 * logs and drops it.
 *
 * An event reaches the current subscribers, and besides one later subscription for each fragment
 * that the loader started because of it (one at all, when there was neither), within 10 seconds.
 */
export function emit<T extends Topic>(topic: T, payload: Payload<T>): void {
  // The production bundle leaves the check out, and zod with it: 3 KB of the page's 90.
  if (import.meta.env?.DEV) {
    const checked = schemas[topic].safeParse(payload);
    if (!checked.success) {
      console.error(`bus: ${topic} refused`, checked.error.issues);
      return;
    }
  }
  const handlers = [...handlersOf(topic)];
  if (keeps[topic] === 'state') state.last.set(topic, payload);
  for (const handler of handlers) deliver(handler, payload);
  const woken = mirror(topic, payload);
  if (keeps[topic] === 'state') return;
  const owed = woken || (handlers.length ? 0 : 1);
  if (!owed) return;
  state.pending = state.pending.filter(isFresh);
  state.pending.push({ topic, payload, at: Date.now(), owed });
}

function mirror(topic: Topic, payload: unknown): number {
  if (typeof document === 'undefined') return 0;
  const detail: BusEventDetail = { topic, payload, woken: 0 };
  document.dispatchEvent(new CustomEvent(BUS_EVENT, { detail }));
  return detail.woken;
}

/**
 * Subscribes to a topic. A `state` topic's last value is given at once; an `event` that was
 * emitted for a fragment which was still loading is given at once, too.
 * @returns the function that ends the subscription
 */
export function on<T extends Topic>(topic: T, handler: Handler<T>): () => void {
  const own: Handler<T> = (payload) => handler(payload);
  const handlers = handlersOf(topic) as unknown as Set<Handler<T>>;
  handlers.add(own);
  if (keeps[topic] === 'state') {
    const last = state.last.get(topic);
    if (last !== undefined) deliver(own, last);
  } else {
    for (const pending of takePending(topic)) deliver(own, pending);
  }
  return () => handlers.delete(own);
}

function isFresh(entry: Pending): boolean {
  return Date.now() - entry.at <= PENDING_MS;
}

function takePending(topic: Topic): unknown[] {
  const taken: unknown[] = [];
  state.pending = state.pending.filter((entry) => {
    if (!isFresh(entry)) return false;
    if (entry.topic !== topic) return true;
    taken.push(entry.payload);
    return --entry.owed > 0;
  });
  return taken;
}
