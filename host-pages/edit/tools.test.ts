import { expect, test } from 'vitest';
import type { Person } from '../../shared/contracts/people.ts';
import { keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import { OFFICE_MENU, pageContext } from '../../tests/support/page-context.ts';
import { fail, ok } from '../../shared/kernel/result.ts';
import type { PageContext } from '../kit/page.ts';
import type { Block, Slot } from '../kit/slot.ts';
import { editSwitchOf, editTools } from './tools.ts';
import { shownTo } from './view-as.ts';

const as = (role: StoreRole, is_proxy = false): Person => ({
  id: 'ac_ada',
  username: 'ada',
  full_name: 'Ada Ejemplo',
  photo: null,
  role,
  keychain: [...keychainOf(role, { store_type: 'other', is_proxy })],
  mode: 'affiliate',
  user_level: 'two',
  own_store: 'moda',
});
const namesOf = (blocks: readonly Block[]) =>
  blocks.map((block) => (typeof block === 'string' ? block : block.fragment.manifest.name));
const TOOLS = [
  'edit-switch',
  'edit-tools',
  'edit-marks',
  'edit-undo',
  'edit-products',
  'edit-own-catalogues',
  'edit-franchises',
  'edit-slides',
  'edit-headers',
  'picture-picker',
];
const front = pageContext({ path: '/' });
/** The answer to every read of a thing's page: an item's holds the item. */
const answering = (thing: object) =>
  (() =>
    Promise.resolve(ok({ ...thing, item: thing, share: null }))) as unknown as PageContext['read'];

test.each([
  ['owner', false, TOOLS],
  ['admin', false, TOOLS],
  ['marketing', false, []],
  ['dispatcher', false, []],
  ['customer', false, []],
  ['owner', true, []],
] as const)('the front has for %s (proxy: %s) the tools %j', (role, isProxy, names) => {
  const person = as(role, isProxy);
  const { tools, panels } = editTools(front, person);
  expect(namesOf([...editSwitchOf(front, person.keychain), ...tools, ...panels])).toEqual(names);
});

test('other pages have the gear, the search for products and the choice of franchises, where there is a page of settings', () => {
  expect(editTools(pageContext(), as('owner'))).toEqual({ tools: [], panels: [] });
  const [staff] = OFFICE_MENU;
  const backOffice = [{ ...staff!, path: '/admin/configuracion' }];
  const { tools, panels } = editTools(pageContext({ backOffice }), as('owner'));
  expect(tools).toMatchObject([
    { props: { isFront: false, settings: '/admin/configuracion?showCustomShopToggle=true' } },
  ]);
  expect(namesOf(panels)).toEqual([
    'edit-marks',
    'edit-undo',
    'edit-products',
    'edit-own-catalogues',
    'edit-franchises',
  ]);
});

test('an owner sees the page as the audience that they chose; no other account does', () => {
  const chosen = pageContext({
    editMode: { isOn: true, viewAs: 'registered', isFolded: false },
  });
  expect(shownTo(chosen, as('owner'))).toBe('registered');
  expect(shownTo(chosen, as('customer'))).toBe('entrepreneur_with_store');
  expect(shownTo(chosen, as('owner', true))).toBe('entrepreneur_with_store');
  expect(shownTo(chosen, null)).toBe('anonymous');
  expect(shownTo(front, as('owner'))).toBe('entrepreneur_with_store');
});

test('a product’s page and a catalogue’s have the choice of catalogues', async () => {
  const open = (params: Record<string, string>, read: PageContext['read']) =>
    editTools({ ...pageContext({ path: '/x', params, backOffice }), read }, as('owner'));
  const backOffice = [{ ...OFFICE_MENU[0]!, path: '/admin/configuracion' }];
  const found = { id: 'x_1', name: 'Uno', slug: 'uno' };
  const reading = answering(found);
  const failing = (() => Promise.resolve(fail({ code: 'item_not_found' }))) as PageContext['read'];
  const subjectsOf = async ({ tools, panels }: ReturnType<typeof editTools>) => {
    const panel = panels.find((one) => namesOf([one])[0] === 'edit-catalogues') as Slot;
    const [tool] = tools as Slot[];
    const [told, given] = (await Promise.all([tool!.props, panel.props])) as { subject: unknown }[];
    return [told!.subject, given!.subject];
  };
  expect(await subjectsOf(open({ item: 'uno' }, reading))).toMatchObject([
    'item',
    { kind: 'item', id: 'x_1' },
  ]);
  expect(await subjectsOf(open({ catalogue: 'uno' }, reading))).toMatchObject([
    'catalogue',
    { kind: 'catalogue', slug: 'uno', text: '' },
  ]);
  expect(await subjectsOf(open({ item: 'uno' }, failing))).toEqual([null, null]);
});

test.each([
  [{ item: 'uno' }, {}, { kind: 'item', href: '/admin/articulos/x_1' }],
  [{ item: 'uno' }, { owner: 'st_other' }, null],
  [{ catalogue: 'uno' }, {}, { kind: 'catalogue', href: '/admin/catalogos/x_1' }],
  [{ entry: '~uno' }, {}, { kind: 'entry', href: '/admin/blog/x_1' }],
] as const)('the page of %j with %j leads to the editor %j', async (params, row, editor) => {
  const context = pageContext({
    path: '/x',
    params,
    backOffice: [{ ...OFFICE_MENU[0]!, path: '/admin/configuracion' }],
  });
  const read = answering({
    id: 'x_1',
    name: 'Uno',
    slug: 'uno',
    owner: context.store.id,
    ...row,
  });
  const { tools, panels } = editTools({ ...context, read }, as('owner'));
  expect(await (tools[0] as Slot).props).toMatchObject({ editor });
  const panel = panels.find((one) => namesOf([one])[0] === 'edit-catalogues') as Slot | undefined;
  expect(((await panel?.props) as { subject: unknown } | undefined)?.subject ?? null).toEqual(
    'entry' in params ? null : expect.objectContaining({ id: 'x_1' }),
  );
});

test('without the grant for catalogues a catalogue has no editor, and an item goes into none', async () => {
  const backOffice = [{ ...OFFICE_MENU[0]!, path: '/admin/configuracion' }];
  const owner = as('owner');
  const keychain = owner.keychain.filter((grant) => grant !== 'catalogues-admin');
  const seen = async (params: Record<string, string>) => {
    const context = pageContext({ path: '/x', params, backOffice });
    const read = answering({ id: 'x_1', name: 'Uno', slug: 'uno', owner: context.store.id });
    const { tools, panels } = editTools({ ...context, read }, { ...owner, keychain });
    expect(namesOf(panels)).not.toContain('edit-catalogues');
    return (tools[0] as Slot).props;
  };
  expect(await seen({ catalogue: 'uno' })).toMatchObject({ subject: null, editor: null });
  expect(await seen({ item: 'uno' })).toMatchObject({ subject: null, editor: { kind: 'item' } });
});

test('an owner adds to the sections that the store shows, and to blog and catalogues always', () => {
  const sections = { ...front.store.store_theme_info.sections_info, catalogues: false };
  const theme = { ...front.store.store_theme_info, sections_info: sections };
  const bare = { ...front, store: { ...front.store, store_theme_info: theme } };
  const { tools } = editTools(bare, as('owner'));
  const shown = sections;
  const adds = [
    ...(['products', 'digital', 'services', 'experiences'] as const).filter((one) => shown[one]),
    'catalogues',
    'blogs',
  ];
  expect(tools).toMatchObject([
    { props: { adds: adds.map((to) => ({ to })), catalogues: '/admin/catalogos' } },
  ]);
});

test('a franchise adds to what its branch has in store, as soon as it has that section; no other store does', () => {
  const addsOf = (store_type: 'franchise' | 'other', retail: boolean) => {
    const sections_info = { ...front.store.store_theme_info.sections_info, retail };
    const store_theme_info = { ...front.store.store_theme_info, sections_info };
    const store = { ...front.store, store_type, store_theme_info };
    const { tools } = editTools({ ...front, store }, as('owner'));
    const { adds } = (tools[0] as Slot).props as { adds: { to: string; href: string }[] };
    return adds.find(({ to }) => to === 'retail')?.href;
  };
  expect(addsOf('franchise', true)).toBe('/apps/me/products/create');
  expect(addsOf('franchise', false)).toBeUndefined();
  expect(addsOf('other', true)).toBeUndefined();
});
