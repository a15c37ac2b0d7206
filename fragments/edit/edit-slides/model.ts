import { signal, type ReadonlySignal } from '@preact/signals-react';
import { call, type Api } from '../../../shared/api-client/index.ts';
import { emit } from '../../../shared/bus/index.ts';
import { heroChanged } from '../../../shared/bus/topics/edit.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';
import {
  createSlide,
  deleteSlide,
  getSlide,
  listSlides,
  orderSlides,
  updateSlide,
  type EditedSlide,
  type NewSlide,
  type SlideChange,
} from '../../../shared/contracts/slide-edits.ts';
import { updateStore } from '../../../shared/contracts/store-settings.ts';
import { fill } from '../../../shared/i18n/fill.ts';
import { BANNERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { panelModel, type PanelModel } from '../../_edit/panel.ts';
import { productSearch, type ProductSearch } from '../../_edit/product-search.ts';
import {
  slideFields,
  slideProblems,
  slideValues,
  type Columns,
  type SlidePicture,
  type SlideProblem,
} from '../../_edit/slides/slide-form.ts';
import { voiceOf } from '../../_office/say.ts';
import type { Messages } from './messages/es.ts';

interface SlidePorts {
  readonly api: Api;
  readonly t: Messages;
  readonly toast: (notice: Notice) => void;
}

interface Store {
  readonly id: string;
  readonly slug: string;
  readonly type: string;
  readonly columns: Columns;
}

/** How the slides are listed: in their order, or as the table of one of their pictures. */
export type SlidesView = 'order' | SlidePicture;

/** The carousel of a store as its owner edits it: its slides, and its columns. */
export interface SlidesModel {
  readonly panel: PanelModel<EditedSlide>;
  readonly $columns: ReadonlySignal<Columns>;
  readonly setColumns: (columns: Columns) => Promise<void>;
  readonly $view: ReadonlySignal<SlidesView>;
  readonly show: (view: SlidesView) => void;
  /** The names of the products that slides lead to. */
  readonly products: Pick<ProductSearch, '$names' | 'meet'>;
  readonly problemsOf: (values: FormValues) => Record<string, SlideProblem>;
  readonly nameOf: (slide: EditedSlide) => string;
}

export function slidesModel({ api, t, toast }: SlidePorts, store: Store): SlidesModel {
  const params = { mashup: `${store.id}:${store.id}`, type: store.type };
  const $columns = signal(store.columns);
  const $view = signal<SlidesView>('order');
  const { fail } = voiceOf({ t: t.panel, toast });
  const onChange = (): void => emit(heroChanged, {});
  // A slide has no words of its own: it keeps the number that it was met under.
  const numbers = new Map<string, number>();
  const nameOf = ({ id }: EditedSlide): string => {
    const n = numbers.get(id) ?? numbers.size + 1;
    numbers.set(id, n);
    return fill<string>(t.name, { n });
  };
  const problemsOf = (values: FormValues): Record<string, SlideProblem> =>
    slideProblems(values, $columns.value, panel.$editing.value?.url);
  const panel: PanelModel<EditedSlide> = panelModel<EditedSlide, SlideChange>({
    t: t.panel,
    toast,
    // A banner's failure has one text in spec [8]; the form says why.
    saysWhy: false,
    done: t.done,
    missing: 'slide_not_found',
    nameOf,
    valuesOf: slideValues,
    bodyOf: slideFields,
    problemsOf,
    onChange,
    calls: {
      list: () => call(api, listSlides, { params, query: { limit: BANNERS_MAX } }),
      get: (id) => call(api, getSlide, { params: { ...params, id } }),
      create: (body, options) =>
        call(api, createSlide, { params, body: body as NewSlide, ...options }),
      update: (id, body, options) =>
        call(api, updateSlide, { params: { ...params, id }, body, ...options }),
      remove: (id) => call(api, deleteSlide, { params: { ...params, id } }),
      order: (ids) => call(api, orderSlides, { params, body: { ids: [...ids] } }),
    },
  });
  return {
    panel,
    $columns,
    $view,
    show: (view) => void ($view.value = view),
    products: productSearch(api),
    problemsOf,
    nameOf,
    async setColumns(columns) {
      const before = $columns.value;
      $columns.value = columns;
      const answer = await call(api, updateStore, {
        params: { slug: store.slug },
        body: { columns },
      });
      if (answer.ok) return onChange();
      $columns.value = before;
      fail(answer.error);
    },
  };
}
