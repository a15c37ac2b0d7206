import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { EditSwitchViewProps } from './props.ts';

/** The one switch that shows or hides every admin element of the store's pages. */
export const editSwitchView: WidgetView<EditSwitchViewProps> = (html, { isOn, t }) =>
  html`<button
    type="button"
    role="switch"
    class="switch"
    data-enhance="toggle"
    aria-checked=${String(isOn)}
    aria-label=${t.label}
    title=${t.label}
  >
    ${widgetIcon(html, 'edit')} <span>${t.label}</span> <i aria-hidden="true"></i>
  </button>`;
