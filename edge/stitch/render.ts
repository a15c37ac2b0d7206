import { fragments as assets } from 'virtual:fragment-assets';
import type { Slot } from '../../host-pages/kit/slot.ts';
import type { Locale } from '../../shared/kernel/locale.ts';
import type { Elsewhere } from './remote/index.ts';

/** How long a page waits for a fragment's data, by class (design, "Stitching"). */
const WAIT_MS = { primary: 800, essential: 800, regular: 300 } as const;
/** Characters; what is larger is no part of a page, whatever went wrong in it. */
const LARGEST_FRAGMENT = 2_000_000;

/** What rendering gathers over the whole page. */
export interface Rendering {
  readonly locale: Locale;
  /** The way to fragments that are made on other origins; none on pages of one visitor's own. */
  readonly elsewhere: Elsewhere | undefined;
  /** Style texts in use; their hashes go into the page's CSP. */
  readonly styles: Set<string>;
  /** Names of fragments that fell back: such a page is never stored. */
  readonly fellBack: string[];
  /** Set when it is the page's own subject that cannot be shown. */
  subjectFailed?: boolean;
  /** One for each time that fragments are given: they all begin to wait in the same turn. */
  readonly deadlines: Map<number, Deadline>;
  /** Milliseconds spent in the views. */
  renderMs: number;
  count: number;
}

/** Starts the account of a page's rendering. */
export function newRendering(locale: Locale, elsewhere?: Elsewhere): Rendering {
  return {
    locale,
    elsewhere,
    styles: new Set(),
    fellBack: [],
    deadlines: new Map(),
    renderMs: 0,
    count: 0,
  };
}

/** Ends the account: its timers are no longer needed. */
export function endRendering({ deadlines }: Rendering): void {
  for (const { end } of deadlines.values()) end();
}

/** Text that is there, or under way. */
type Piece = string | Promise<string>;

/** Joins pieces in their order, at once where all are there. */
function join(pieces: readonly Piece[]): Piece {
  if (pieces.every((piece) => typeof piece === 'string')) return pieces.join('');
  return Promise.all(pieces.map(async (piece) => piece)).then((texts) => texts.join(''));
}

/**
 * Renders one slot with its children: at once where all that it needs is there. A fragment that
 * throws or is late gives its fallback, and where that fails too, nothing: it never takes the page
 * down.
 */
export function renderSlot(slot: Slot, rendering: Rendering): Piece {
  const children = join(slot.children.map((child) => renderSlot(child, rendering)));
  const { props } = slot;
  if (rendering.elsewhere || props instanceof Promise || typeof children !== 'string') {
    return renderWhenReady(slot, children, rendering);
  }
  try {
    return renderOne(slot, props, children, rendering);
  } catch (error) {
    noteFallBack(slot, rendering, error);
    return renderFallback(slot, children, rendering);
  }
}

async function renderWhenReady(slot: Slot, children: Piece, rendering: Rendering): Promise<string> {
  const until = Date.now() + WAIT_MS[slot.class];
  const waiting = inTime(slot, rendering);
  // Looked at once the children are there; until then a rejection is not unhandled.
  waiting.catch(() => undefined);
  const light = await children;
  try {
    const props = await waiting;
    const made =
      rendering.elsewhere && (await renderElsewhere(slot, props, light, rendering, until));
    return made ?? renderOne(slot, props, light, rendering);
  } catch (error) {
    noteFallBack(slot, rendering, error);
    return renderFallback(slot, light, rendering);
  }
}

/** The slot's props; rejects when they are late for its class. */
async function inTime(slot: Slot, { deadlines }: Rendering): Promise<unknown> {
  if (!(slot.props instanceof Promise)) return slot.props;
  const milliseconds = WAIT_MS[slot.class];
  let deadline = deadlines.get(milliseconds);
  if (!deadline) deadlines.set(milliseconds, (deadline = startDeadline(milliseconds)));
  return Promise.race([slot.props, deadline.late]);
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
  if (slot.class === 'primary') rendering.subjectFailed = true;
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
  const built = assets[fragment.manifest.element];
  const html = fragment.render(props as never, {
    locale: rendering.locale,
    instance: `f${rendering.count}-`,
    moduleUrl: built?.module ?? '',
    imports: built?.imports ?? [],
    ...(light ? { light } : {}),
    ...(into ? { slot: into } : {}),
  });
  if (html.length > LARGEST_FRAGMENT) throw new Error(`${html.length} characters`);
  rendering.styles.add(fragment.styles);
  rendering.renderMs += performance.now() - start;
  return html;
}

/** The end of a time that several wait for. */
interface Deadline {
  /** Rejects when the time is over. */
  readonly late: Promise<never>;
  readonly end: () => void;
}

function startDeadline(milliseconds: number): Deadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`late after ${milliseconds} ms`)), milliseconds);
  });
  // Nobody looks at it where all were in time.
  late.catch(() => undefined);
  return { late, end: () => clearTimeout(timer) };
}

/** Waits for a promise, but not for ever. */
export async function within<T>(promise: Promise<T>, milliseconds: number): Promise<T> {
  const { late, end } = startDeadline(milliseconds);
  try {
    return await Promise.race([promise, late]);
  } finally {
    end();
  }
}
