import { fill } from '../../../shared/i18n/fill.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { WidgetView } from '../../_runtime/widget.ts';
import type { TourViewProps } from './props.ts';

/** The tour of an owner's store: every step is in the page, and one of them shows. */
export const tourView: WidgetView<TourViewProps> = (html, { storeName, t }) => {
  return html`<dialog class="dialog" aria-label=${t.label}>
    <div class="panel-head">
      <p class="eyebrow">${t.label}</p>
      <button class="icon-btn" type="button" data-enhance="close" aria-label=${t.close}>
        ${widgetIcon(html, 'close')}
      </button>
    </div>
    <div class="panel-body" aria-live="polite">
      ${t.steps.map(
        ({ title, text }, index) =>
          html`<section class="stack" ?hidden=${index > 0}>
            <p class="muted small">${fill(t.step, { now: index + 1, all: t.steps.length })}</p>
            <h2 class="h2" tabindex="-1">${fill(title, { store: storeName })}</h2>
            <p>${text}</p>
          </section>`,
      )}
    </div>
    <div class="panel-foot">
      <label class="check"><input type="checkbox" name="always" /> ${t.always}</label>
      <div class="ways">
        <button class="btn" type="button" data-enhance="back" hidden>${t.back}</button>
        <button class="btn btn-primary" type="button" data-enhance="next">${t.next}</button>
        <button class="btn btn-primary" type="button" data-enhance="close" hidden>${t.done}</button>
      </div>
    </div>
  </dialog>`;
};
