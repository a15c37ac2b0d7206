import type { WidgetView } from '../../_runtime/widget.ts';
import type { OrderLiveViewProps } from './props.ts';

/** The button that prints the page; it shows once its script runs. */
export const orderLiveView: WidgetView<OrderLiveViewProps> = (html, { t }) =>
  html`<button type="button" class="btn" data-enhance="print" hidden>${t.print}</button>`;
