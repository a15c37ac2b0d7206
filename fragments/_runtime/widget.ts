import type { FragmentProps } from './props.ts';
import type { HtmlTag } from './template.ts';

export type { HtmlTag } from './template.ts';

/**
 * A small widget's view: rendered on the edge and nowhere else. An element that a script takes over
 * carries `data-enhance` with the name of its action.
 * @example export const shareView: WidgetView<ShareProps> = (html, props) => html`<button
 * data-enhance="share">${props.t.share}</button>`;
 */
export type WidgetView<P> = (html: HtmlTag, props: FragmentProps<P>) => unknown;

/** The arguments of a widget's handlers. */
export interface WidgetHandle<P> {
  readonly host: HTMLElement;
  /** The open shadow root with the edge's markup. */
  readonly root: ShadowRoot;
  /** The props of the edge's render. */
  readonly props: FragmentProps<P>;
}

/** Handles a click on the control that names the action. */
export type WidgetAction<P> = (
  event: Event,
  widget: WidgetHandle<P>,
  control: HTMLElement,
) => void | Promise<void>;

export interface WidgetHandlers<P> {
  /** Handlers by the name in `data-enhance`. */
  actions?: Readonly<Record<string, WidgetAction<P>>>;
  /** Runs once the widget is live; the function it returns runs when the widget is gone for good. */
  connect?(widget: WidgetHandle<P>): void | (() => void);
}
