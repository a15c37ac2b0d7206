import { createElement, type ComponentType } from 'react';
import { renderToString } from 'react-dom/server.edge';
import { baseStyles } from './base-styles.ts';
import { hostHtml, joinStyles, type ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';

export type { RenderContext, ServerFragment } from './host.ts';

/**
 * The edge side of a React fragment.
 * @example
 * export const cart = serverFragment(manifest, CartView, styles);
 */
export function serverFragment<P extends object>(
  manifest: FragmentManifest,
  View: ComponentType<FragmentProps<P>>,
  styles: string,
): ServerFragment<P> {
  const text = joinStyles(baseStyles(manifest.name), styles);
  return {
    manifest,
    styles: text,
    render(props, context) {
      const viewProps = { ...props, locale: context.locale } as FragmentProps<P>;
      const view = renderToString(createElement(View, viewProps), {
        identifierPrefix: context.instance,
      });
      // What arrives later is looked up by id in the document, and a shadow root is not looked into.
      if (view.includes('<!--$!-->')) throw new Error(`${manifest.element} suspended on the edge`);
      return hostHtml(manifest, text, `<div data-react-root>${view}</div>`, props, context);
    },
  };
}
