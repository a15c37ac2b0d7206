import type { infer as Infer } from 'zod/mini';
import type { schemas } from './schemas.ts';

export type Topic = keyof typeof schemas;

/** The payload of one topic. */
export type Payload<T extends Topic> = Infer<(typeof schemas)[T]>;

/**
 * `state` topics describe how things are now: who subscribes late is given the last value.
 * `event` topics happen once: see `emit` for who still hears one that came too early for it.
 */
export const keeps: Record<Topic, 'state' | 'event'> = {
  'cart:changed': 'state',
  'cart:open': 'event',
  'cart:added': 'event',
  'toast:show': 'event',
  'theme:changed': 'state',
  'locale:changed': 'state',
  'checkout:expired': 'event',
  'search:open': 'event',
  'side-menu:open': 'event',
};
