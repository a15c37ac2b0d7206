import { call, type Api } from '../../../shared/api-client/index.ts';
import { emit } from '../../../shared/bus/index.ts';
import { heroChanged } from '../../../shared/bus/topics/edit.ts';
import type { Notice } from '../../../shared/bus/topics/toasts.ts';
import {
  createHeader,
  deleteHeader,
  getHeader,
  listEditedHeaders,
  orderHeaders,
  updateHeader,
  type EditedHeader,
  type HeaderFields,
} from '../../../shared/contracts/header-edits.ts';
import { HEADERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import { headerLacks } from '../../../shared/rules/headers.ts';
import type { FormValues } from '../../../shared/state/form.ts';
import { panelModel, type PanelModel } from '../../_edit/panel.ts';
import type { Messages } from './messages/es.ts';

export type HeaderProblem = 'required' | 'link' | 'color';

/** The grounds that a header may have without a colour of the owner's own. */
export const GROUNDS = [
  { name: 'white', color: '#ffffff' },
  { name: 'sand', color: '#f3e9dc' },
  { name: 'sage', color: '#dfe9df' },
  { name: 'night', color: '#16324f' },
  { name: 'wine', color: '#5b1f32' },
  { name: 'coal', color: '#1f2321' },
] as const;

/** Whether a text is a colour as it is kept. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

const TEXTS = [
  'title',
  'subtitle',
  'description',
  'title_en',
  'subtitle_en',
  'description_en',
] as const;

/** The form of a new header. */
const NEW: FormValues = { target: 'all', action_type: 'none', button_label: 'more' };

const FIELDS = [
  ...TEXTS,
  'target',
  'action_type',
  'url',
  'product',
  'button_label',
  'bgcolor',
] as const;

/** A header as its form holds it. */
export function headerValues(header: EditedHeader | null): FormValues {
  return Object.fromEntries(
    FIELDS.map((name) => [name, (header ? header[name] : NEW[name]) ?? '']),
  );
}

/** The fields of a header as its form's call sends them: null for an empty text (spec [5]). */
export function headerFields(values: FormValues): HeaderFields {
  const said = (name: string): string | null => values[name]?.trim() || null;
  return {
    ...Object.fromEntries(TEXTS.map((name) => [name, said(name)])),
    target: values['target'],
    action_type: values['action_type'],
    url: values['action_type'] === 'url' ? said('url') : null,
    product: values['action_type'] === 'product' ? said('product') : null,
    button_label: values['button_label'],
    bgcolor: said('bgcolor'),
  } as HeaderFields;
}

/** The problems of a header before it is sent. */
export function headerProblems(values: FormValues): Record<string, HeaderProblem> {
  const fields = headerFields(values);
  const lacks = headerLacks(fields);
  return {
    ...(fields.title === null && { title: 'required' as const }),
    ...(lacks === 'url' && {
      url: fields.url === null ? ('required' as const) : ('link' as const),
    }),
    ...(lacks === 'product' && { product: 'required' as const }),
    ...(fields.bgcolor !== null && !isHexColor(fields.bgcolor) && { bgcolor: 'color' as const }),
  };
}

interface HeaderPorts {
  readonly api: Api;
  readonly t: Messages;
  readonly toast: (notice: Notice) => void;
}

/** The headers of a store as its owner edits them; the first is shown. */
export function headersModel(
  { api, t, toast }: HeaderPorts,
  store: { readonly id: string; readonly type: string },
): PanelModel<EditedHeader> {
  const params = { mashup: `${store.id}:${store.id}`, type: store.type };
  return panelModel<EditedHeader, HeaderFields>({
    t: t.panel,
    toast,
    saysWhy: true,
    done: t.done,
    missing: 'header_not_found',
    nameOf: ({ title }) => title,
    valuesOf: headerValues,
    bodyOf: headerFields,
    problemsOf: headerProblems,
    onChange: () => emit(heroChanged, {}),
    calls: {
      list: () => call(api, listEditedHeaders, { params, query: { limit: HEADERS_MAX } }),
      get: (id) => call(api, getHeader, { params: { ...params, id } }),
      create: (body, options) => call(api, createHeader, { params, body, ...options }),
      update: (id, body, options) =>
        call(api, updateHeader, { params: { ...params, id }, body, ...options }),
      remove: (id) => call(api, deleteHeader, { params: { ...params, id } }),
      order: (ids) => call(api, orderHeaders, { params, body: { ids: [...ids] } }),
    },
  });
}
