import type { FragmentProps } from './props.ts';
import type { HtmlTag } from './template.ts';

export type { HtmlTag } from './template.ts';

/**
 * A small widget's view: rendered on the edge and nowhere else. What a script takes over carries
 * `data-enhance` with the name of its action.
 * @example
 * export const shareView: WidgetView<ShareProps> = (html, props) =>
 *   html`<button data-enhance="share">${props.t.share}</button>`;
 */
export type WidgetView<P> = (html: HtmlTag, props: FragmentProps<P>) => unknown;

/** What a widget's handlers are given. */
export interface WidgetHandle<P> {
  readonly host: HTMLElement;
  /** The open shadow root that holds what the edge rendered. */
  readonly root: ShadowRoot;
  /** The props that the edge rendered with. */
  readonly props: FragmentProps<P>;
}

/** Does what a click on a control asks for; the control is the one that names the action. */
export type WidgetAction<P> = (
  event: Event,
  widget: WidgetHandle<P>,
  control: HTMLElement,
) => void | Promise<void>;

export interface WidgetHandlers<P> {
  /** By the name in `data-enhance`. */
  actions?: Readonly<Record<string, WidgetAction<P>>>;
  /** Runs once the widget is live; the function it returns runs when the widget is gone for good. */
  connect?(widget: WidgetHandle<P>): void | (() => void);
}
