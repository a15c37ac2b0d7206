import type { Locale } from '../../shared/kernel/locale.ts';
import { escapeHtml, scriptJson } from '../../shared/kernel/escape.ts';
import { attributeName, type FragmentManifest } from './manifest.ts';

export type AttributeValues = Readonly<Record<string, unknown>>;

export interface RenderContext {
  locale: Locale;
  /** BCP 47 tag of the words when the store's country has its own version; else the language. */
  tag?: string;
  /** Unique in the page; prefix of the ids that React generates. */
  instance: string;
  /** URL of the browser module; `''` for a fragment that never hydrates. */
  moduleUrl: string;
  /** Hash that the module must have when it comes from another origin. */
  integrity?: string;
  /** URLs of the files that the module imports: loaded beside it, rather than after it. */
  imports?: readonly string[];
  /** Values of attributes that the manifest names. */
  attributes?: AttributeValues;
  /** HTML of the light DOM, shown by the view's `<slot>`; trusted. */
  light?: string;
  /** Name of the parent fragment's `<slot>` that shows this element. */
  slot?: string;
}

export interface ServerFragment<P> {
  readonly manifest: FragmentManifest;
  /** Text of the fragment's `<style>`, the same for every instance: its SHA-256 goes into the CSP. */
  readonly styles: string;
  /** The whole element as HTML. Throws the view's errors. */
  render(props: P, context: RenderContext): string;
}

/**
 * The style text of a fragment: the shared base, then its own.
 * @throws when the text could end the `<style>` element that holds it
 */
export function joinStyles(base: string, own: string): string {
  const text = `${base}\n${own}`;
  if (/<\/style/i.test(text)) throw new Error('a stylesheet holds "</style"');
  return text;
}

/**
 * Writes the host element around a rendered view; `content` is trusted HTML for the shadow root.
 */
export function hostHtml(
  manifest: FragmentManifest,
  styles: string,
  content: string,
  props: object,
  context: RenderContext,
): string {
  const { element } = manifest;
  const live = manifest.hydrate !== 'never';
  let tag = `<${element}`;
  const put = (name: string, value: string | undefined) => {
    if (value !== undefined) tag += ` ${name}="${escapeHtml(value)}"`;
  };
  put('slot', context.slot);
  put('data-fragment', manifest.name);
  put('data-instance', context.instance);
  put('data-hydrate', manifest.hydrate);
  if (live) {
    put('data-module', context.moduleUrl);
    put('data-integrity', context.integrity);
    put('data-imports', context.imports?.length ? context.imports.join(' ') : undefined);
    put('data-wakes', manifest.wakes.length > 0 ? manifest.wakes.join(' ') : undefined);
  }
  for (const [prop, value] of Object.entries(context.attributes ?? {})) {
    const type = manifest.attributes[prop];
    if (!type) throw new Error(`${element} declares no attribute for "${prop}"`);
    put(attributeName(prop), attributeText(type, value));
  }
  const script = live
    ? `<script type="application/json" data-props>${scriptJson({ ...props, locale: context.locale })}</script>`
    : '';
  // The props script stands last: the browser side takes it for the end of the element.
  return (
    `${tag}><template shadowrootmode="open"><style>${styles}</style>` +
    `${content}</template>${context.light ?? ''}${script}</${element}>`
  );
}

function attributeText(type: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (type === 'boolean') return value ? '' : undefined;
  return typeof value === 'string' && type !== 'json' ? value : JSON.stringify(value);
}
