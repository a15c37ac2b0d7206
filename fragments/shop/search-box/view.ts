import { fill } from '../../../shared/i18n/fill.ts';
import { SEARCH_TEXT_MAX } from '../../../shared/kernel/constants/index.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { SearchBoxViewProps } from './props.ts';

/** The store's search as a form that leads there, in the same tab. */
export const searchBoxView: WidgetView<SearchBoxViewProps> = (html, { env, store, text, t }) => {
  const label = fill(t.label, { store });
  return html`<form class="search" role="search" aria-label=${label} method="get" action=${`${env.base}/buscar`} data-proof>
    <div class="search-field" part="box">
      <input part="field" type="search" name="text" required autocomplete="off" enterkeyhint="search" maxlength=${SEARCH_TEXT_MAX}
        value=${text} placeholder=${label} aria-label=${label}>
      <button class="icon-btn" part="button" aria-label=${t.search}>${widgetIcon(html, 'search')}</button>
    </div>
  </form>`;
};
