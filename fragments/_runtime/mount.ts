import { createElement, type ComponentType, type ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { Overlay } from './attributes.ts';
import { Boundary, Committed } from './boundary.ts';
import { pageLocale, serverProps, type ServerProps } from './client-props.ts';
import type { Early } from './early.ts';
import { prepareHost, settle } from './host-state.ts';
import type { FragmentManifest } from './manifest.ts';
import { openShadow } from './shadow.ts';
import { replayTyped } from './typed.ts';

/** How long an element may be out of the document before its view is thrown away, in ms. */
const STAYED_AWAY_MS = 100;

export interface Fragment {
  manifest: FragmentManifest;
  View: ComponentType<never>;
  styles: string;
  /** What its form does before its view is live. */
  early?: Early | undefined;
}

/** The life of one fragment's view in one host: started in a microtask, ended late. */
export class Mount {
  #host: HTMLElement;
  #fragment: Fragment;
  #overlay: Overlay;
  #root: Root | undefined;
  #base: ServerProps | undefined;
  /** The props of the last render. */
  #shown: ServerProps | undefined;
  /** The wrapper, when its markup was the server's. */
  #hydrated: HTMLElement | undefined;
  #starting = false;
  #committed = false;
  #broken = false;
  #leaving: ReturnType<typeof setTimeout> | undefined;

  constructor(host: HTMLElement, fragment: Fragment, overlay: Overlay) {
    this.#host = host;
    this.#fragment = fragment;
    this.#overlay = overlay;
  }

  /** The host is in the document, for the first time or again. */
  enter(): void {
    clearTimeout(this.#leaving);
    if (this.#starting || this.#root) return;
    this.#starting = true;
    // Attributes and properties are still being set while the element is connected.
    queueMicrotask(() => void this.#start());
  }

  /** The host left the document; a move brings it back at once. */
  leave(): void {
    this.#leaving = setTimeout(() => {
      this.#root?.unmount();
      this.#root = undefined;
      this.#committed = false;
      this.#broken = false;
      this.#host.removeAttribute('data-hydrated');
      this.#host.removeAttribute('data-failed');
    }, STAYED_AWAY_MS);
  }

  /** Renders again; while the first render is under way it is brought up to date after that. */
  update(): void {
    if (this.#committed) this.#root?.render(this.#element(this.#current()));
  }

  async #start(): Promise<void> {
    const prepared = prepareHost(this.#host);
    if (prepared) await prepared;
    // Awaiting only a promise keeps the first render in this microtask.
    const found = serverProps(this.#host);
    let base = found instanceof Promise ? await found : found;
    const { early } = this.#fragment;
    const repeat = early && base && (await early(this.#host, base));
    // Its HTML may be another one by now.
    if (repeat) base = await serverProps(this.#host);
    this.#starting = false;
    if (this.#host.isConnected) this.#show(base);
    repeat?.();
  }

  #show(base: ServerProps | undefined): void {
    const wrapper = openShadow(this.#host, this.#fragment.styles);
    const rendered = [...wrapper.childNodes];
    if (base && rendered.length) this.#hydrate(wrapper, base, rendered);
    else this.#create(wrapper, base ?? this.#base ?? { locale: pageLocale(this.#host) });
  }

  #hydrate(wrapper: HTMLElement, base: ServerProps, rendered: ChildNode[]): void {
    this.#base = base;
    this.#hydrated = wrapper;
    const restore = (): void => {
      // Puts back the server's own nodes, so that references to them (a queued click, focus) still
      // hold.
      this.#root?.unmount();
      wrapper.replaceChildren(...rendered);
      settle(this.#host, 'failed');
    };
    // Synchronous: React queues focus and pointer events while a hydration is under way, and their
    // target is null outside the shadow root.
    flushSync(() => {
      // Exactly the props of the server's render, or the markup would not match.
      this.#root = hydrateRoot(wrapper, this.#element(base, restore), this.#options());
    });
  }

  #create(wrapper: HTMLElement, base: ServerProps): void {
    this.#base = base;
    this.#hydrated = undefined;
    this.#root = createRoot(wrapper, this.#options());
    this.#root.render(this.#element(this.#current()));
  }

  #current(): ServerProps {
    return { ...this.#base!, ...this.#overlay };
  }

  #element(props: ServerProps, restore?: () => void): ReactElement {
    this.#shown = props;
    const onError = (): void => {
      this.#broken = true;
      if (this.#committed || !restore) settle(this.#host, 'failed');
      else queueMicrotask(restore);
    };
    const view = createElement(this.#fragment.View, { ...props, element: this.#host } as never);
    const boundary = createElement(Boundary, { words: props.trouble, onError, children: view });
    return createElement(Committed, { tell: () => this.#commit(), children: boundary });
  }

  #commit(): void {
    if (this.#broken) return;
    this.#committed = true;
    if (
      Object.keys(this.#overlay).some((prop) => !same(this.#overlay[prop], this.#shown?.[prop]))
    ) {
      this.update();
    }
    if (this.#hydrated) replayTyped(this.#hydrated);
    settle(this.#host, 'hydrated');
  }

  #options(): Parameters<typeof hydrateRoot>[2] {
    const log = (error: unknown): void =>
      console.error(`<${this.#fragment.manifest.element}>`, error);
    return {
      identifierPrefix: this.#host.dataset.instance ?? '',
      onRecoverableError: log,
      onCaughtError: log,
      onUncaughtError: log,
    };
  }
}

function same(one: unknown, other: unknown): boolean {
  return (
    Object.is(one, other) ||
    (typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other))
  );
}
