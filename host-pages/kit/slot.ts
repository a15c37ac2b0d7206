import type { ServerFragment } from '../../fragments/_runtime/host.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';

/**
 * How a page depends on a fragment. `primary`: the page's own subject, whose data decides the
 * status. `essential`: waited for as long as the primary. `regular`: 300 ms, then its fallback.
 */
export type SlotClass = 'primary' | 'essential' | 'regular';

/** A fragment's place in a page, with its types erased: the stitcher only renders. */
export interface Slot {
  readonly kind: 'slot';
  readonly fragment: ServerFragment<never>;
  readonly class: SlotClass;
  /** The fragment's props, or a promise of them that is already under way. */
  readonly props: unknown;
  /** Shown when the props are late or the fragment throws; without it, the slot stays empty. */
  readonly fallback: unknown;
  /** Name of the parent's `<slot>` that shows this fragment. */
  readonly into: string | undefined;
  readonly children: readonly Slot[];
  /**
   * Whether many pages show it alike: the stitcher may remember its text by its props, which are
   * plain data.
   */
  readonly alike: boolean;
}

/** A piece of a page's body: plain markup, or a fragment. */
export type Block = string | Slot;

interface SlotOptions<P> {
  /** Already under way: a page starts all its reads before it waits for one. */
  readonly props: P | Promise<P>;
  readonly class?: SlotClass;
  readonly fallback?: P;
  readonly into?: string;
  readonly children?: readonly Slot[];
  readonly alike?: boolean;
}

/**
 * Puts a fragment into a page.
 * @example slot(itemGrid, { props: read(searchItems, { query }).then(toGrid), fallback: failedGrid })
 */
export function slot<P>(fragment: ServerFragment<P>, options: SlotOptions<P>): Slot {
  const { props } = options;
  // The stitcher awaits it later; until then a rejection must not count as unhandled.
  if (props instanceof Promise) props.catch(() => undefined);
  return {
    kind: 'slot',
    fragment,
    class: options.class ?? 'essential',
    props,
    fallback: options.fallback,
    into: options.into,
    children: options.children ?? [],
    alike: options.alike ?? false,
  };
}

/**
 * Puts blocks into a section of the page's width; fragments as wide as the page stand outside of
 * it.
 */
export function wrapped(...blocks: readonly Block[]): Block[] {
  return ['<div class="wrap section">', ...blocks, '</div>'];
}

/** A notice across the page, above its subject. */
export function told(text: string): string {
  return `<div class="wrap told"><p class="notice" role="status"><strong>${escapeHtml(text)}</strong></p></div>`;
}
