import { fragments as assets } from 'virtual:fragment-assets';
import type { PageEnv } from '../../fragments/_runtime/env.ts';
import type { RenderContext } from '../../fragments/_runtime/host.ts';
import type { Block, Slot } from '../../host-pages/kit/slot.ts';
import { Arrivals } from './arrival.ts';
import { findText, cacheText } from './text-cache.ts';
import type { Piece } from './piece.ts';
import type { Elsewhere } from './remote/index.ts';

/** Characters; a larger text is a fault, and is no part of a page. */
const LARGEST_FRAGMENT = 2_000_000;

/** One page's rendered fragments, with the styles, faults and times of the whole page. */
export class Rendering {
  /** Style texts in use; their hashes go into the page's CSP. */
  readonly styles = new Set<string>();
  /** Names of fragments that fell back: such a page is never stored. */
  readonly fellBack: string[] = [];
  /** True when the page's own subject cannot be shown. */
  subjectFailed = false;
  /** Milliseconds spent in the views. */
  milliseconds = 0;
  #count = 0;
  readonly #env: PageEnv;
  readonly #elsewhere: Elsewhere | undefined;
  readonly #arrivals = new Arrivals();

  /**
   * @param env the page's language and the tag of its words
   * @param elsewhere the way to fragments that are made on other origins; none on a visitor's own pages
   */
  constructor(env: PageEnv, elsewhere?: Elsewhere) {
    this.#env = env;
    this.#elsewhere = elsewhere;
  }

  /**
   * Renders a page's blocks in their order. It begins when all props have arrived: half-made pages
   * that wait take more memory than an early start saves time. A fragment that throws or is late
   * gives its fallback, and where that fails too, nothing: it never takes the page down.
   */
  async render(blocks: readonly Block[]): Promise<Piece[]> {
    this.#arrivals.begin(blocks.filter((block) => typeof block !== 'string'));
    const elsewhere = this.#elsewhere;
    const far = elsewhere && blocks.map((block) => this.#far(block, elsewhere));
    await this.#arrivals.all();
    if (far) return Promise.all(far);
    return blocks.map((block) => (typeof block === 'string' ? block : this.#near(block)));
  }

  /** Renders a slot with its children, whose props have arrived. */
  #near(slot: Slot): Piece {
    if (!slot.alike) return this.#text(slot);
    const key = this.#keyOf(slot);
    const kept = key === undefined ? undefined : findText(key);
    if (kept) {
      this.#count += kept.count;
      for (const style of kept.styles) this.styles.add(style);
      return kept.bytes;
    }
    const before = this.#count;
    const failed = this.fellBack.length;
    const text = this.#text(slot);
    if (key === undefined || this.fellBack.length > failed) return text;
    const bytes = new TextEncoder().encode(text);
    cacheText(key, { bytes, styles: stylesOf(slot), count: this.#count - before });
    return bytes;
  }

  /** The key of everything that the slot's text is made from. */
  #keyOf(slot: Slot): string | undefined {
    let isWhole = true;
    const parts = (one: Slot): unknown[] => {
      const arrival = this.#arrivals.of(one);
      isWhole &&= arrival.ok;
      const props = arrival.ok ? arrival.props : null;
      return [one.fragment.manifest.element, one.into, props, one.children.map(parts)];
    };
    const key = JSON.stringify([this.#env.tag, this.#count, parts(slot)]);
    return isWhole ? key : undefined;
  }

  #text(slot: Slot): string {
    return this.#whole(slot, slot.children.map((child) => this.#text(child)).join(''));
  }

  #whole(slot: Slot, light: string): string {
    const arrival = this.#arrivals.of(slot);
    if (!arrival.ok) return this.#fallBack(slot, light, arrival.error);
    try {
      return this.#one(slot, arrival.props, light);
    } catch (error) {
      return this.#fallBack(slot, light, error);
    }
  }

  /** A block whose fragments may be made on another origin. */
  async #far(block: Block, elsewhere: Elsewhere): Promise<string> {
    if (typeof block === 'string') return block;
    const lights = block.children.map((child) => this.#far(child, elsewhere));
    await this.#arrivals.one(block);
    const light = (await Promise.all(lights)).join('');
    return (await this.#made(block, light, elsewhere)) ?? this.#whole(block, light);
  }

  /**
   * The element from another origin; undefined when it is made here, also after a failure there.
   */
  async #made(slot: Slot, light: string, elsewhere: Elsewhere): Promise<string | undefined> {
    const arrival = this.#arrivals.of(slot);
    if (!arrival.ok) return undefined;
    const context = this.#contextOf(slot, light);
    const { manifest } = slot.fragment;
    try {
      const left = this.#arrivals.left(slot);
      const made = await elsewhere(manifest, arrival.props as object, context, left);
      if (made) this.styles.add(made.styles);
      return made?.html;
    } catch (error) {
      this.#note(slot, error);
      return undefined;
    }
  }

  #fallBack(slot: Slot, light: string, error: unknown): string {
    this.#note(slot, error);
    if (slot.class === 'primary') this.subjectFailed = true;
    if (slot.fallback === undefined) return '';
    try {
      return this.#one(slot, slot.fallback, light);
    } catch {
      return '';
    }
  }

  #note(slot: Slot, error: unknown): void {
    const { name } = slot.fragment.manifest;
    this.fellBack.push(name);
    const { message } = error instanceof Error ? error : new Error(String(error));
    console.error(JSON.stringify({ level: 'error', fragment: name, error: message }));
  }

  #one(slot: Slot, props: unknown, light: string): string {
    const { fragment } = slot;
    const start = performance.now();
    const built = assets[fragment.manifest.element];
    const html = fragment.render(props as never, {
      ...this.#contextOf(slot, light),
      moduleUrl: built?.module ?? '',
      imports: built?.imports ?? [],
    });
    if (html.length > LARGEST_FRAGMENT) throw new Error(`${html.length} characters`);
    this.styles.add(fragment.styles);
    this.milliseconds += performance.now() - start;
    return html;
  }

  #contextOf({ into }: Slot, light: string): RenderContext {
    this.#count += 1;
    return {
      locale: this.#env.locale,
      tag: this.#env.tag,
      instance: `f${this.#count}-`,
      moduleUrl: '',
      ...(light ? { light } : {}),
      ...(into ? { slot: into } : {}),
    };
  }
}

function stylesOf({ fragment, children }: Slot): Set<string> {
  return new Set([fragment.styles, ...children.flatMap((child) => [...stylesOf(child)])]);
}
