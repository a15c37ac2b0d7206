import type { Namespace } from '../../shared/i18n/namespace.ts';
import type { ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import { html, markupText } from './server-html.ts';
import { serverSide } from './server-side.ts';
import type { WidgetView } from './widget.ts';

/**
 * The edge side of a widget; the twin of `serverFragment`. Its view never runs in the browser, so
 * only the named words travel.
 * @param live the words that the widget's script uses
 * @example export const share = serverWidget(manifest, shareView, styles, messages, ['copied']);
 */
export function serverWidget<V extends { t: object }>(
  manifest: FragmentManifest,
  view: WidgetView<V>,
  styles: string,
  messages: Namespace<V['t']>,
  live: readonly (keyof V['t'])[] = [],
): ServerFragment<Omit<V, 't'>> & { readonly words: Namespace<V['t']> } {
  const content = (props: FragmentProps<V>): string => markupText(view(html, props));
  return serverSide<V>({ manifest, styles, messages, live, content });
}
