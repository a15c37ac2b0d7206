import { fragments as assets } from 'virtual:fragment-assets';
import type { Slot } from '../../host-pages/kit/slot.ts';
import type { Locale } from '../../shared/kernel/locale.ts';

/** How long a page waits for a fragment's data, by class (design, "Stitching"). */
const WAIT_MS = { primary: 800, essential: 800, regular: 300 } as const;

/** What rendering gathers over the whole page. */
export interface Rendering {
  readonly locale: Locale;
  /** Style texts in use; their hashes go into the page's CSP. */
  readonly styles: Set<string>;
  /** Names of fragments that fell back: such a page is never stored. */
  readonly fellBack: string[];
  /** Milliseconds spent in the views. */
  renderMs: number;
  count: number;
}

/** Starts the account of a page's rendering. */
export function newRendering(locale: Locale): Rendering {
  return { locale, styles: new Set(), fellBack: [], renderMs: 0, count: 0 };
}

/**
 * Renders one slot with its children. A fragment that throws or is late gives its fallback, and
 * where that fails too, nothing: it never takes the page down.
 */
export async function renderSlot(slot: Slot, rendering: Rendering): Promise<string> {
  const children = await Promise.all(slot.children.map((child) => renderSlot(child, rendering)));
  const light = children.join('');
  try {
    const props = await within(slot.props, WAIT_MS[slot.class]);
    return renderOne(slot, props, light, rendering);
  } catch (error) {
    rendering.fellBack.push(slot.fragment.manifest.name);
    console.error(
      JSON.stringify({
        level: 'error',
        fragment: slot.fragment.manifest.name,
        error: error instanceof Error ? error.message : String(error),
      }),
    );
    return renderFallback(slot, light, rendering);
  }
}

function renderFallback(slot: Slot, light: string, rendering: Rendering): string {
  if (slot.fallback === undefined) return '';
  try {
    return renderOne(slot, slot.fallback, light, rendering);
  } catch {
    return '';
  }
}

function renderOne(slot: Slot, props: unknown, light: string, rendering: Rendering): string {
  const { fragment, into } = slot;
  const start = performance.now();
  rendering.count += 1;
  const html = fragment.render(props as never, {
    locale: rendering.locale,
    instance: `f${rendering.count}-`,
    moduleUrl: assets[fragment.manifest.element]?.module ?? '',
    ...(light ? { light } : {}),
    ...(into ? { slot: into } : {}),
  });
  rendering.styles.add(fragment.styles);
  rendering.renderMs += performance.now() - start;
  return html;
}

/** Waits for a promise, but not for ever. */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`late after ${milliseconds} ms`)), milliseconds);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
}
