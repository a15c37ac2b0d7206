import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { ContactDialogViewProps } from './props.ts';

/** The contact page's form, or the chat's, in a dialog: empty until the visitor opens it. */
export const contactDialogView: WidgetView<ContactDialogViewProps> = (html, { t }) => {
  return html`<dialog class="dialog" aria-label=${t.label} data-label=${t.label} data-chat=${t.chat}>
    <div class="panel-head">
      <span></span>
      <button class="icon-btn" type="button" data-enhance="close" aria-label=${t.close}>
        ${widgetIcon(html, 'close')}
      </button>
    </div>
    <div class="panel-body">
      <p
        role="status"
        class="muted"
        data-loading=${t.loading}
        data-sending=${t.sending}
        data-failed=${t.failed}
      ></p>
      <div></div>
    </div>
  </dialog>`;
};
