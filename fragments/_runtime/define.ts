import r2wc from '@r2wc/core';
import type { ComponentType } from 'react';
import { propsByAttribute, readAttribute, takeOwnProperties, type Overlay } from './attributes.ts';
import { learnMoney } from '../../shared/kernel/money.ts';
import type { FragmentManifest } from './manifest.ts';
import type { Early } from './early.ts';
import { Mount, type Fragment } from './mount.ts';
import type { FragmentProps } from './props.ts';

// r2wc keeps its state under these registered symbols.
const PROPS = Symbol.for('r2wc.props');
const CONNECTED = Symbol.for('r2wc.connected');
const RENDER = Symbol.for('r2wc.render');

interface R2wcElement extends HTMLElement {
  [PROPS]: Overlay;
  [CONNECTED]: boolean;
  [RENDER](): void;
  connectedCallback(): void;
}

const { lang, dataset } = document.documentElement;
const [currency = '', sample = ''] = dataset.money?.split(/ (.*)/s) ?? [];
learnMoney(currency, lang, sample);

/**
 * The browser side of a React fragment: defines its custom element.
 * @param styles used only when the server rendered nothing
 * @param early what its form does before its view is live
 * @example defineFragment(manifest, CartView, styles);
 */
export function defineFragment<P extends object>(
  manifest: FragmentManifest,
  View: ComponentType<FragmentProps<P>>,
  styles = '',
  early?: Early,
): void {
  if (customElements.get(manifest.element)) return;
  const fragment: Fragment = { manifest, View: View as ComponentType<never>, styles, early };
  const mounts = new WeakMap<HTMLElement, Mount>();
  const names = Object.keys(manifest.attributes);
  const byAttribute = propsByAttribute(manifest);

  // r2wc gets no types and no `shadow`: it provides the accessors and callbacks, while attributes
  // are read below, and the shadow root is the server's.
  const untyped = Object.fromEntries(names.map((name) => [name, undefined]));
  const Base = r2wc<Overlay, Mount>(
    View as unknown as ComponentType<Overlay>,
    { props: untyped },
    {
      mount(host, _View, props) {
        let mount = mounts.get(host);
        if (!mount) mounts.set(host, (mount = new Mount(host, fragment, props)));
        mount.enter();
        return mount;
      },
      update: (mount) => mount.update(),
      unmount: (mount) => mount.leave(),
    },
  ) as unknown as new () => R2wcElement;

  class FragmentElement extends Base {
    constructor() {
      super();
      // r2wc starts as connected, and would mount at the first property that is set before the
      // element is.
      this[CONNECTED] = false;
      this[PROPS] = {};
    }

    override connectedCallback(): void {
      Object.assign(this[PROPS], takeOwnProperties(this, names));
      super.connectedCallback();
    }

    attributeChangedCallback(attribute: string, _old: string | null, text: string | null): void {
      const prop = byAttribute.get(attribute)!;
      readAttribute(this[PROPS], manifest.element, prop, manifest.attributes[prop]!, text);
      this[RENDER]();
    }
  }
  customElements.define(manifest.element, FragmentElement);
}
