import { editCatalogues } from '../../fragments/edit/edit-catalogues/server.ts';
import { editFranchises } from '../../fragments/edit/edit-franchises/server.ts';
import { editHeaders, editHeadersAtOnce } from '../../fragments/edit/edit-headers/server.ts';
import { editOwnCatalogues } from '../../fragments/edit/edit-own-catalogues/server.ts';
import { editMarks, editMarksAtOnce } from '../../fragments/edit/edit-marks/server.ts';
import { editProducts } from '../../fragments/edit/edit-products/server.ts';
import { editSlides, editSlidesAtOnce } from '../../fragments/edit/edit-slides/server.ts';
import { editSwitch } from '../../fragments/edit/edit-switch/server.ts';
import type { Addable } from '../../fragments/edit/edit-tools/props.ts';
import { editUndo, editUndoAtOnce } from '../../fragments/edit/edit-undo/server.ts';
import { editTools as toolsFragment } from '../../fragments/edit/edit-tools/server.ts';
import { picturePicker } from '../../fragments/office/picture-picker/server.ts';
import type { EditMarksProps } from '../../fragments/edit/edit-marks/props.ts';
import type { Person } from '../../shared/contracts/people.ts';
import type { Grant } from '../../shared/rules/permissions.ts';
import { hasRetail } from '../../shared/rules/retail.ts';
import { PAGE_SIZE } from '../../shared/kernel/constants/page-sizes.ts';
import { pageNumber, type PageContext } from '../kit/page.ts';
import { slot, type Block, type Slot } from '../kit/slot.ts';
import { subjectOf } from './subject.ts';

/** The page of the store's settings, and how the gear opens it (spec [2]). */
const SETTINGS = '/admin/configuracion';
/** The pages of the office that show one catalogue each. */
const OWN_CATALOGUES = '/admin/catalogos';
const CATALOGUES = `${OWN_CATALOGUES}/`;
const SETTINGS_QUERY = '?showCustomShopToggle=true';

/** The admin elements of a page, for an account that may edit the store; else none. */
interface EditTools {
  /** The first block of the page's main part: hidden while edit mode is off. */
  readonly tools: readonly Block[];
  /** The panels: nothing of them shows, or loads, until one is opened. */
  readonly panels: readonly Block[];
}

/** Whether an account may edit the store. A proxy store is read-only for all. */
function mayEdit({ store }: PageContext, keychain: readonly Grant[]): boolean {
  return !store.is_proxy && keychain.includes('store-admin');
}

/** The switch of edit mode in the staff's bar. */
export function editSwitchOf(context: PageContext, keychain: readonly Grant[]): readonly Slot[] {
  if (!mayEdit(context, keychain)) return [];
  const { env, editMode } = context;
  return [slot(editSwitch, { into: 'edit', props: { env, isOn: editMode.isOn } })];
}

/** The admin elements of a page of the shop. */
export function editTools(context: PageContext, { id, keychain }: Person): EditTools {
  if (!mayEdit(context, keychain)) return { tools: [], panels: [] };
  const { env, store, editMode, path, backOffice } = context;
  const isFront = path === '/';
  // The office's search leads to an open panel.
  const opened = context.query.get('edit');
  const settings = backOffice.some((page) => page.path === SETTINGS)
    ? env.base + SETTINGS + SETTINGS_QUERY
    : null;
  if (!isFront && settings === null) return { tools: [], panels: [] };
  const mayCatalogues = keychain.includes('catalogues-admin');
  const subject = subjectOf(context, mayCatalogues);
  const props = {
    env,
    editMode,
    isFront,
    subject: null,
    editor: null,
    adds: addsOf(context, keychain),
    catalogues: mayCatalogues ? env.base + OWN_CATALOGUES : null,
    settings,
  };
  return {
    tools: [
      slot(toolsFragment, {
        props: subject
          ? subject.then((one) => ({
              ...props,
              subject: one?.picked?.kind ?? null,
              editor: one?.editor ?? null,
            }))
          : props,
      }),
    ],
    panels: [
      marksOf(context, mayCatalogues, subject),
      undoOf(context, id),
      ...productsPanel(context, keychain),
      ...(subject && mayCatalogues
        ? [
            slot(editCatalogues, {
              props: subject.then((one) => ({ env, subject: one?.picked ?? null })),
            }),
          ]
        : []),
      ...(mayCatalogues ? [slot(editOwnCatalogues, { alike: true, props: { env } })] : []),
      slot(editFranchises, { props: { env, storeType: store.store_type } }),
      ...(isFront
        ? [
            slot(opened === 'slides' ? editSlidesAtOnce : editSlides, {
              props: {
                env,
                storeType: store.store_type,
                opened: opened === 'slides',
                slug: store.slug,
                columns: store.store_theme_info.columns,
              },
            }),
            slot(opened === 'headers' ? editHeadersAtOnce : editHeaders, {
              props: { env, storeType: store.store_type, opened: opened === 'headers' },
            }),
            slot(picturePicker, { alike: true, props: { env } }),
          ]
        : []),
    ],
  };
}

/** The buttons in the rows of the page's lists; their script waits until edit mode is on. */
function marksOf(
  context: PageContext,
  mayCatalogues: boolean,
  subject: ReturnType<typeof subjectOf>,
): Slot {
  const { env, store, editMode, query } = context;
  const { isOn } = editMode;
  const kinds: EditMarksProps['kinds'] = [
    'item',
    'listed',
    'entry',
    ...(mayCatalogues ? (['catalogue', 'heading'] as const) : []),
  ];
  const props = { env, storeType: store.store_type, isOn, kinds, ordered: null };
  const fragment = isOn ? editMarksAtOnce : editMarks;
  const isPlain = [...query.keys()].every((name) => name === 'page');
  if (!subject || !isPlain) return slot(fragment, { props });
  const offset = (pageNumber(query) - 1) * PAGE_SIZE.catalogueItems;
  return slot(fragment, {
    props: subject.then((one) => ({
      ...props,
      ordered: one?.picked?.kind === 'catalogue' ? { catalogue: one.picked.id, offset } : null,
    })),
  });
}

/** The keys that take the account's own changes back; their script waits until edit mode is on. */
function undoOf({ env, store, editMode: { isOn } }: PageContext, account: string): Slot {
  const props = { env, storeType: store.store_type, account, isOn };
  return slot(isOn ? editUndoAtOnce : editUndo, { props });
}

/** The page that adds to a section. */
const ADDING: readonly (readonly [to: Addable, path: string, needs: Grant])[] = [
  ['products', '/apps/me/products/create', 'store-admin'],
  ['digital', '/apps/me/products/create?type=digital', 'store-admin'],
  ['services', '/apps/me/products/services/create', 'store-admin'],
  ['experiences', '/apps/me/products/create?type=experience', 'store-admin'],
  // The branch's own products that are in stock are those of this section.
  ['retail', '/apps/me/products/create', 'store-admin'],
  ['catalogues', OWN_CATALOGUES, 'catalogues-admin'],
  ['blogs', '/blogs/crear', 'store-admin'],
];

/** A section that is empty is not shown: its first entry is made before that (spec [2]). */
const BEGUN: readonly Addable[] = ['blogs', 'catalogues'];

/** What the account may add: to the sections that the store shows, or that begin with it. */
function addsOf({ env, store }: PageContext, keychain: readonly Grant[]) {
  const shown = { ...store.store_theme_info.sections_info, retail: hasRetail(store) };
  return ADDING.filter(
    ([to, , needs]) => (BEGUN.includes(to) || shown[to]) && keychain.includes(needs),
  ).map(([to, path]) => ({ to, href: env.base + path }));
}

/** The panel that adds other stores' products, in the shop and in the office. */
export function productsPanel(context: PageContext, keychain: readonly Grant[]): readonly Slot[] {
  if (!mayEdit(context, keychain)) return [];
  const { env, store, path, params, showsResale: showsEarnings } = context;
  const catalogue = path.startsWith(CATALOGUES) ? (params['id'] ?? '') : '';
  const props = { env, storeType: store.store_type, catalogue, showsEarnings };
  return [slot(editProducts, { props })];
}
