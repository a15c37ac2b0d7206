import type { Namespace } from '../../shared/i18n/namespace.ts';
import { baseStyles } from './base-styles.ts';
import { hostHtml, joinStyles, type RenderContext, type ServerFragment } from './host.ts';
import type { FragmentManifest } from './manifest.ts';
import type { FragmentProps } from './props.ts';
import { serverWords } from './server-words.ts';

/** The parts of a fragment that its edge side is made of, however its view is rendered. */
export interface Sides<V extends { t: object }> {
  readonly manifest: FragmentManifest;
  readonly styles: string;
  readonly messages: Namespace<V['t']>;
  /** The words that travel to the browser; all of them where it is left out. */
  readonly live: readonly (keyof V['t'])[] | undefined;
  /** Renders the view: the content of the shadow root. */
  readonly content: (props: FragmentProps<V>, context: RenderContext) => string;
  /** More words for the browser, by the page's language. */
  readonly also?: (tag: string) => object;
}

/** A fragment that the edge renders with the words of the page's language. */
export function serverSide<V extends { t: object }>(
  sides: Sides<V>,
): ServerFragment<Omit<V, 't'>> & { readonly words: Namespace<V['t']> } {
  const { manifest, messages, content, also } = sides;
  const styles = joinStyles(baseStyles(manifest.name), sides.styles);
  const words = serverWords(messages, sides.live);
  return {
    manifest,
    styles,
    words: messages,
    render(props, context) {
      const tag = context.tag ?? context.locale;
      const { t, sent } = words(tag);
      const viewProps = { ...props, t, locale: context.locale } as unknown as FragmentProps<V>;
      const all = { ...props, ...sent, ...also?.(tag) };
      return hostHtml(manifest, styles, content(viewProps, context), all, context);
    },
  };
}
