import type { infer as Infer, ZodMiniType } from 'zod/mini';

/**
 * A named message between fragments, with a payload of plain JSON.
 *
 * A `state` says how things are now: a late subscriber gets the last value. An `event` happens
 * once: `emit` says which late subscribers still get it.
 */
export interface Topic<P = unknown> {
  readonly name: string;
  readonly keeps: 'state' | 'event';
  /**
   * The payload's schema. The production build leaves it out, and zod with it: 3 KB of the page's
   * 86.
   */
  readonly schema: Schema<P> | undefined;
}

/** The part of a zod schema that the bus needs. */
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
