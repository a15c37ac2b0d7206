import {
  cataloguesPick,
  changeRedo,
  changeUndo,
  franchisesPick,
  headersEdit,
  ownCataloguesOpen,
  productsAdd,
  slidesEdit,
} from '../../../shared/bus/topics/edit.ts';
import { audiences } from '../../../shared/rules/banners.ts';
import { widgetIcon } from '../../../shared/ui/widget-icon.ts';
import type { HtmlTag, WidgetView } from '../../_runtime/widget.ts';
import type { EditToolsViewProps } from './props.ts';

/** The admin elements of a page of the shop: hidden while edit mode is off. */
export const editToolsView: WidgetView<EditToolsViewProps> = (html, props) => {
  const { editMode, isFront, subject, editor, adds, catalogues, settings, t } = props;
  const panels = [
    ...(isFront
      ? ([
          [slidesEdit, t.slides],
          [headersEdit, t.headers],
        ] as const)
      : []),
    ...(subject ? ([[cataloguesPick, t.into[subject]]] as const) : []),
    [productsAdd, t.products],
    [franchisesPick, t.franchises],
  ] as const;
  const steps = [
    [changeUndo, t.undo],
    [changeRedo, t.redo],
  ] as const;
  const { isOn, isFolded } = editMode;
  return html`<section
    class=${isFolded ? 'tools folded' : 'tools'}
    aria-label=${t.label}
    ?hidden=${!isOn}
  >
    <button
      type="button"
      class="btn btn-s fold"
      data-enhance="fold"
      aria-expanded=${String(!isFolded)}
      aria-controls="all"
    >
      ${widgetIcon(html, 'edit')} ${t.fold} <span class="sign">${widgetIcon(html, 'chevron-down')}</span>
    </button>
    <div class="all" id="all">
    ${
      editor !== null &&
      html`<a class="btn btn-s" href=${editor.href}>${widgetIcon(html, 'edit')} ${t.edit[editor.kind]}</a>`
    }
    ${panels.map(
      ([topic, words]) => html`<button type="button" class="btn btn-s" data-emit=${topic.name}>
      ${widgetIcon(html, topic === slidesEdit || topic === headersEdit ? 'edit' : 'plus')} ${words}
    </button>`,
    )}
    ${
      adds.length > 0 &&
      html`<details class="adds">
      <summary class="btn btn-s">${widgetIcon(html, 'plus')} ${t.adding}</summary>
      <ul>
        ${adds.map(({ to, href }) => html`<li><a href=${href}>${t.add[to]}</a></li>`)}
      </ul>
    </details>`
    }
    ${
      catalogues !== null &&
      html`<a class="btn btn-s" href=${catalogues} data-enhance data-emit=${ownCataloguesOpen.name}>${widgetIcon(html, 'store')} ${t.catalogues}</a>`
    }
    ${steps.map(
      ([topic, words]) =>
        html`<button type="button" class="btn btn-s" data-emit=${topic.name}>${words}</button>`,
    )}
    ${isFront && viewAs(html, props)}
    ${
      settings !== null &&
      html`<a class="icon-btn gear" href=${settings} aria-label=${t.settings} title=${t.settings}>
      ${widgetIcon(html, 'gear')}
    </a>`
    }
    </div>
  </section>`;
};

/** The choice of an audience: the page's slides and header are shown as it sees them. */
function viewAs(html: HtmlTag, { editMode, t }: EditToolsViewProps): unknown {
  const option = (value: string, label: string, isChosen: boolean) =>
    html`<option value=${value} ?selected=${isChosen}>${label}</option>`;
  return html`<label class="as">
    ${widgetIcon(html, 'eye')} <span>${t.viewAs}</span>
    <select name="view-as" autocomplete="off">
      ${option('', t.audiences.own, editMode.viewAs === null)}
      ${audiences.map((one) => option(one, t.audiences[one], editMode.viewAs === one))}
    </select>
  </label>`;
}
