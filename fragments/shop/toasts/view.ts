import type { WidgetView } from '../../_runtime/widget.ts';
import { messages } from './messages/index.ts';
import type { ToastsProps } from './props.ts';

/**
 * Two live regions, which must stand before something is said in them: what can wait, and what
 * cannot. As a popover they stand above open dialogs.
 */
export const toastsView: WidgetView<ToastsProps> = (html, { locale }) => html`
  <section class="toasts" popover="manual" aria-label=${messages[locale].notices}>
    <div class="alerts" role="alert" aria-atomic="false"></div>
    <div class="notices" role="status" aria-atomic="false"></div>
  </section>
`;
