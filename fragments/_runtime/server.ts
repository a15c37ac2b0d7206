import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { Namespace } from '../../shared/i18n/namespace.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { troubleWords } from '../../shared/i18n/trouble.ts';
import type { ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import { serverSide } from './server-side.ts';

export type { RenderContext, ServerFragment } from './host.ts';

/**
 * The edge side of a React fragment. The view gets the words of the page's language as `t`, and so
 * does the browser with the other props.
 * @param live the words that the browser's module needs, when it does not render the whole view
 * @example export const cart = serverFragment(manifest, CartView, styles, messages);
 */
export function serverFragment<V extends { t: object }>(
  manifest: FragmentManifest,
  View: ComponentType<FragmentProps<V>>,
  styles: string,
  messages: Namespace<V['t']>,
  live?: readonly (keyof V['t'])[],
): ServerFragment<Omit<V, 't'>> & { readonly words: Namespace<V['t']> } {
  return serverSide<V>({
    manifest,
    styles,
    messages,
    live,
    content(props, { instance }) {
      const view = renderToString(createElement(View, props), { identifierPrefix: instance });
      // React fills late content in by an id in the document, which does not reach into a shadow
      // root.
      if (view.includes('<!--$!-->')) throw new Error(`${manifest.element} suspended on the edge`);
      return `<div data-react-root>${view}</div>`;
    },
    also: (tag) => ({ trouble: wordsOf(troubleWords, tag) }),
  });
}
