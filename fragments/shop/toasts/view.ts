import type { WidgetView } from '../../_runtime/widget.ts';
import type { ToastsViewProps } from './props.ts';

/**
 * Two live regions, one polite and one assertive, which must stand before a notice comes. As a
 * popover they stand above open dialogs.
 */
export const toastsView: WidgetView<ToastsViewProps> = (html, { t }) => html`
  <section class="toasts" popover="manual" aria-label=${t.notices}>
    <div class="alerts" role="alert" aria-atomic="false"></div>
    <div class="notices" role="status" aria-atomic="false"></div>
  </section>
`;
