import { baseStyles } from './base-styles.ts';
import { hostHtml, joinStyles, type ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import { html, markupText } from './server-html.ts';
import type { WidgetView } from './widget.ts';

/**
 * The edge side of a widget; the twin of `serverFragment`.
 * @example
 * export const share = serverWidget(manifest, shareView, styles);
 */
export function serverWidget<P extends object>(
  manifest: FragmentManifest,
  view: WidgetView<P>,
  styles: string,
): ServerFragment<P> {
  const text = joinStyles(baseStyles(manifest.name), styles);
  return {
    manifest,
    styles: text,
    render(props, context) {
      const viewProps = { ...props, locale: context.locale } as FragmentProps<P>;
      const content = markupText(view(html, viewProps));
      return hostHtml(manifest, text, content, props, context);
    },
  };
}
