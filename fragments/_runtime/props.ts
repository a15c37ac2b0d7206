import type { Locale } from '../../shared/kernel/locale.ts';

/**
 * The props of a view: the fragment's own, the language, and in the browser, once hydrated, the
 * host element. `element` is absent on the edge: use it in handlers and effects, never while
 * rendering.
 */
export type FragmentProps<P> = P & { locale: Locale; element?: HTMLElement };
