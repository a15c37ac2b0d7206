import type { infer as Infer, ZodMiniType } from 'zod/mini';

/**
 * What fragments can tell each other under one name, with a payload of plain JSON.
 *
 * A `state` says how things are now: who subscribes late is given the last value. An `event` happens
 * once: see `emit` for who still hears one that came too early for it.
 */
export interface Topic<P = unknown> {
  readonly name: string;
  readonly keeps: 'state' | 'event';
  /** Left out of the production build, and zod with it: 3 KB of the page's 86. */
  readonly schema: Schema<P> | undefined;
}

/** As much of a zod schema as the bus needs. */
interface Schema<P> {
  safeParse(payload: unknown): { success: boolean; error?: unknown; data?: P };
}

/** The payload of one topic. */
export type Payload<T> = T extends Topic<infer P> ? P : never;

/** A schema in a development build, `false` or nothing in another. */
type Given<S> = S | false | undefined;

/**
 * Declares a state.
 * @example
 * export const cartChanged = state('cart:changed', import.meta.env?.DEV && z.object({ count: z.number() }));
 */
export function state<S extends ZodMiniType>(name: string, schema: Given<S>): Topic<Infer<S>> {
  return { name, keeps: 'state', schema: schema || undefined };
}

/**
 * Declares an event.
 * @example
 * export const cartOpen = event('cart:open', import.meta.env?.DEV && z.object({}));
 */
export function event<S extends ZodMiniType>(name: string, schema: Given<S>): Topic<Infer<S>> {
  return { name, keeps: 'event', schema: schema || undefined };
}
