import { z } from 'zod';
import { contract } from './contract.ts';
import { moment, ownedBy } from './fields.ts';
import { version } from './header-edits.ts';
import { sampleStore } from './samples.ts';
import { settingsFields } from './store-settings.ts';

/** A look of the store that its owners prepare unseen, share, and publish: at once, or at a time. */

export const lookFields = settingsFields
  .pick({
    color1: true,
    color2: true,
    bgcolor: true,
    columns: true,
    adornment_type: true,
    darkmode: true,
    hidden_darkmode: true,
    footer_style: true,
    footer_bg: true,
    footer_fg: true,
    photo_display: true,
    hidden_store_name: true,
    hidden_search_bar: true,
  })
  // Those that are left out stay as the store has them.
  .extend({
    sections_info: settingsFields.shape.sections_info.optional(),
    photo: settingsFields.shape.photo.optional(),
    favicon: settingsFields.shape.favicon.optional(),
  });
export type Look = z.infer<typeof lookFields>;

/** The end of the preview's address. */
export const previewId = z.string().regex(/^lk_[a-z0-9]{26}$/);

export const lookDraft = z
  .object({
    look: lookFields,
    /** The address of the preview: whoever has it sees the store in this look, as long as the draft is there. */
    preview_url: z.string(),
    /** ISO 8601: when it is published by itself; null where its owners do that. */
    publish_at: z.string().nullable(),
    version,
    updated_at: z.string(),
  })
  .meta({ id: 'LookDraft' });
export type LookDraft = z.infer<typeof lookDraft>;

const base = { service: 'store', access: 'store-admin', params: ownedBy } as const;
const sample = { params: sampleStore };

export const getLookDraft = contract({
  ...base,
  id: 'store.look',
  method: 'get',
  path: '/{mashup}/{type}/store/look',
  summary: {
    en: 'The look of the store that is being prepared, and the one that shoppers see',
    es: 'El aspecto de la tienda que se prepara, y el que se ve',
  },
  sample,
  answer: z.object({ draft: lookDraft.nullable(), shown: lookFields }),
  errors: ['store_not_found'],
});

export const saveLookDraft = contract({
  ...base,
  id: 'store.look-save',
  method: 'put',
  path: '/{mashup}/{type}/store/look',
  summary: {
    en: 'Keeps a look unseen; `publish_at` plans when shoppers see it',
    es: 'Guarda un aspecto sin que se vea; `publish_at` planea cuándo se ve',
  },
  body: lookFields.extend({
    publish_at: moment.nullable().default(null),
    /** 0 for the first draft. */
    version: z.union([z.literal(0), version]).optional(),
  }),
  sample: {
    ...sample,
    body: {
      color1: '#7a2e5e',
      color2: '#c4532d',
      bgcolor: null,
      columns: 1,
      adornment_type: null,
      darkmode: false,
      hidden_darkmode: false,
      footer_style: 'default',
      footer_bg: null,
      footer_fg: null,
      photo_display: 'cir',
      hidden_store_name: false,
      hidden_search_bar: false,
    },
  },
  answer: lookDraft,
  errors: ['store_not_found', 'image_not_found', 'edited_meanwhile'],
});

export const publishLook = contract({
  ...base,
  id: 'store.look-publish',
  method: 'post',
  path: '/{mashup}/{type}/store/look/publish',
  summary: {
    en: 'Shows the prepared look to shoppers; with `version`, only if nobody changed it since',
    es: 'Muestra el aspecto preparado; con `version`, solo si nadie lo cambió desde entonces',
  },
  body: z.object({ version: version.optional() }),
  sample: { ...sample, body: {} },
  answer: z.object({}),
  errors: ['store_not_found', 'not_found', 'image_not_found', 'edited_meanwhile'],
});

export const dropLookDraft = contract({
  ...base,
  id: 'store.look-drop',
  method: 'delete',
  path: '/{mashup}/{type}/store/look',
  summary: {
    en: 'Drops the prepared look; its preview is gone with it',
    es: 'Descarta el aspecto preparado; su vista previa se va con él',
  },
  sample,
  answer: z.object({}),
  errors: ['store_not_found'],
});
