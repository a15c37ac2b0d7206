import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import type { Namespace } from '../../shared/i18n/namespace.ts';
import { wordsOf } from '../../shared/i18n/speak.ts';
import { troubleWords } from '../../shared/i18n/trouble.ts';
import { baseStyles } from './base-styles.ts';
import { hostHtml, joinStyles, type ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import { serverWords } from './server-words.ts';

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
  const text = joinStyles(baseStyles(manifest.name), styles);
  const words = serverWords(messages, live);
  return {
    manifest,
    styles: text,
    words: messages,
    render(props, context) {
      const tag = context.tag ?? context.locale;
      const { t, sent } = words(tag);
      const viewProps = { ...props, t, locale: context.locale } as unknown as FragmentProps<V>;
      const view = renderToString(createElement(View, viewProps), {
        identifierPrefix: context.instance,
      });
      // React fills late content in by an id in the document, which does not reach into a shadow
      // root.
      if (view.includes('<!--$!-->')) throw new Error(`${manifest.element} suspended on the edge`);
      const content = `<div data-react-root>${view}</div>`;
      const all = { ...props, ...sent, trouble: wordsOf(troubleWords, tag) };
      return hostHtml(manifest, text, content, all, context);
    },
  };
}
