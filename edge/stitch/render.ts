import { fragments as assets } from 'virtual:fragment-assets';
import type { Slot } from '../../host-pages/kit/slot.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Elsewhere } from './remote/index.ts';

/** How long a page waits for a fragment's data, by class (design, "Stitching"). */
const WAIT_MS = { primary: 800, essential: 800, regular: 300 } as const;

/** What rendering gathers over the whole page. */
export interface Rendering {
  readonly locale: Locale;
  /** The way to fragments that are made on other origins; none on pages of one visitor's own. */
  readonly elsewhere: Elsewhere | undefined;
  /** Style texts in use; their hashes go into the page's CSP. */
  readonly styles: Set<string>;
  /** Names of fragments that fell back: such a page is never stored. */
  readonly fellBack: string[];
  /** Milliseconds spent in the views. */
  renderMs: number;
  count: number;
}

/** Starts the account of a page's rendering. */
export function newRendering(locale: Locale, elsewhere?: Elsewhere): Rendering {
  return { locale, elsewhere, styles: new Set(), fellBack: [], renderMs: 0, count: 0 };
}

/**
 * Renders one slot with its children. A fragment that throws or is late gives its fallback, and
 * where that fails too, nothing: it never takes the page down.
 */
export async function renderSlot(slot: Slot, rendering: Rendering): Promise<string> {
  const children = await Promise.all(slot.children.map((child) => renderSlot(child, rendering)));
  const light = children.join('');
  const until = Date.now() + WAIT_MS[slot.class];
  try {
    const props = await within(slot.props, WAIT_MS[slot.class]);
    const made =
      rendering.elsewhere && (await renderElsewhere(slot, props, light, rendering, until));
    return made ?? renderOne(slot, props, light, rendering);
  } catch (error) {
    noteFallBack(slot, rendering, error);
    return renderFallback(slot, light, rendering);
  }
}

/** The element as another origin made it; undefined when it is made here, also because that failed. */
async function renderElsewhere(
  slot: Slot,
  props: unknown,
  light: string,
  rendering: Rendering,
  until: number,
): Promise<string | undefined> {
  const { fragment, into } = slot;
  rendering.count += 1;
  const context = {
    locale: rendering.locale,
    instance: `f${rendering.count}-`,
    moduleUrl: '',
    ...(light ? { light } : {}),
    ...(into ? { slot: into } : {}),
  };
  try {
    const left = Math.max(1, until - Date.now());
    const made = await rendering.elsewhere?.(fragment.manifest, props as object, context, left);
    if (made) rendering.styles.add(made.styles);
    return made?.html;
  } catch (error) {
    noteFallBack(slot, rendering, error);
    return undefined;
  }
}

function noteFallBack(slot: Slot, rendering: Rendering, error: unknown): void {
  const { name } = slot.fragment.manifest;
  rendering.fellBack.push(name);
  const { message } = error instanceof Error ? error : new Error(String(error));
  console.error(JSON.stringify({ level: 'error', fragment: name, error: message }));
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
