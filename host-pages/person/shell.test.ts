import { describe, expect, test } from 'vitest';
import type { AccountProps } from '../../fragments/shop/account/props.ts';
import type { SideBarProps } from '../../fragments/shop/side-bar/props.ts';
import type { Person } from '../../shared/contracts/people.ts';
import { keychainOf, type StoreRole } from '../../shared/rules/permissions.ts';
import { listReferralCatalogues } from '../../shared/contracts/catalogues.ts';
import { pageContext, plainStore, reading } from '../../tests/support/page-context.ts';
import type { PageContext } from '../kit/page.ts';
import { shellOf } from '../kit/shell.ts';
import type { Block, Slot } from '../kit/slot.ts';
import { personShell } from './shell.ts';

const as = (role: StoreRole, change: Partial<Person> = {}): Person => ({
  id: 'ac_ada',
  username: 'ada',
  full_name: 'Ada Ejemplo',
  photo: null,
  role,
  keychain: [...keychainOf(role, { store_type: 'other', is_proxy: false })],
  mode: 'affiliate',
  user_level: 'one',
  own_store: null,
  ...change,
});
const slotsOf = (blocks: readonly Block[]): Slot[] =>
  blocks.filter((block) => typeof block !== 'string');
const namesOf = (blocks: readonly Block[]) =>
  slotsOf(blocks).map((one) => one.fragment.manifest.name);
const propsOf = (blocks: readonly Block[], name: string) =>
  slotsOf(blocks).find((one) => one.fragment.manifest.name === name)?.props;

describe('the shell around a page', () => {
  test.each([
    ['customer', [], ['side-menu', 'account-cart']],
    ['marketing', [], ['side-menu', 'account-cart']],
    ['dispatcher', ['side-bar'], ['side-menu', 'account-cart']],
    [
      'owner',
      ['side-bar'],
      [
        'edit-marks',
        'edit-undo',
        'edit-products',
        'edit-own-catalogues',
        'edit-franchises',
        'edit-slides',
        'edit-headers',
        'picture-picker',
        'side-menu',
        'account-cart',
        'tour',
      ],
    ],
  ] as const)('of a %s on the store’s front', (role, top, bottom) => {
    const shell = personShell(pageContext({ path: '/' }), as(role));
    expect(namesOf(shell.top)).toEqual(top);
    expect(namesOf(shell.bottom)).toEqual(bottom);
  });

  test('the tour is for the front alone, and a store that only mirrors has neither it nor a cart', () => {
    expect(namesOf(personShell(pageContext(), as('owner')).bottom)).not.toContain('tour');
    const proxy = pageContext({ path: '/', store: { ...plainStore, is_proxy: true } });
    expect(namesOf(personShell(proxy, as('owner')).bottom)).toEqual(['side-menu']);
    expect(propsOf(personShell(proxy, as('owner')).bottom, 'side-menu')).toMatchObject({
      tourOf: null,
    });
  });

  test.each([
    ['owner', 'ac_ada'],
    ['admin', null],
    ['customer', null],
  ] as const)('the menu of a %s has the tour of %s, on every page', (role, tourOf) => {
    const { bottom } = personShell(pageContext(), as(role));
    expect(propsOf(bottom, 'side-menu')).toMatchObject({ tourOf });
  });

  test('partners show to an account with the menu, and are edited by one with the grant', () => {
    const menuOf = (role: StoreRole) =>
      propsOf(personShell(pageContext(), as(role)).bottom, 'side-menu');
    expect(menuOf('customer')).toMatchObject({ seesCollaborators: false, collaboratorsPath: null });
    expect(menuOf('dispatcher')).toMatchObject({
      seesCollaborators: true,
      collaboratorsPath: null,
    });
    expect(menuOf('admin')).toMatchObject({ collaboratorsPath: '/admin/colaboradores' });
  });

  test('the bar takes its room as it was left', () => {
    const top = (sideBarOpen: boolean) =>
      personShell(pageContext({ sideBarOpen }), as('admin')).top[0];
    expect(top(true)).toBe('<div class="side-bar" data-open>');
    expect(top(false)).toBe('<div class="side-bar">');
  });

  test.each([
    [null, null],
    ['moda', '/tienda/moda/'],
    ['ana', 'http://ana.localhost'],
  ])('a store of one’s own, %s, is at %s', (own_store, url) => {
    const context = pageContext({ env: { ...pageContext().env, base: '/tienda/moda' } });
    const { bar } = personShell(context, as('customer', { own_store }));
    const { ways } = propsOf(bar, 'account') as Pick<AccountProps, 'ways'>;
    expect(ways.find(({ icon }) => icon === 'tag')?.href ?? null).toBe(url);
  });

  test('the panel and the menu list the same, and the bar of the staff none of it', () => {
    const { bar, top, bottom } = personShell(pageContext(), as('owner'));
    const { ways } = propsOf(bar, 'account') as Pick<AccountProps, 'ways'>;
    expect(propsOf(bottom, 'side-menu')).toMatchObject({ ways });
    const { items } = propsOf(top, 'side-bar') as Pick<SideBarProps, 'items'>;
    const repeated = items.filter(({ path }) => ways.some(({ href }) => href === path));
    expect([items.length > 0, repeated]).toEqual([true, []]);
  });

  test('only what the bar shows travels with it', () => {
    const { bar } = personShell(pageContext({ query: new URLSearchParams('page=2') }), as('owner'));
    expect(propsOf(bar, 'account')).toMatchObject({ returnTo: '/productos?page=2' });
    expect(JSON.stringify(propsOf(bar, 'account'))).not.toContain('ac_ada');
  });
});

describe('a visitor’s page', () => {
  const reads = [reading(listReferralCatalogues, { results: [], matches_estimated: 0 })];
  const view = {
    status: 200,
    head: { title: '', description: null, canonical: '/', index: true },
    main: [],
  };
  const shell = (person: Person | null, given: Partial<PageContext> = {}) =>
    shellOf(pageContext({ path: '/', ...given, reads }))(view, person);

  test('holds nothing of an account, and calls to sign up', () => {
    const { top, bottom, account } = shell(null);
    expect(account).toBeNull();
    const names = namesOf([...top, ...bottom]);
    for (const own of ['side-bar', 'side-menu', 'account-cart', 'tour', 'account']) {
      expect(names).not.toContain(own);
    }
    expect(bottom.filter((block) => typeof block === 'string').join('')).toContain('/register');
  });

  test('is remembered, and an account’s bar is not', () => {
    expect(slotsOf(shell(null).top)[0]).toMatchObject({ alike: true });
    const own = shell(as('customer'));
    expect(slotsOf(own.top)[0]).toMatchObject({ alike: false });
    expect(own.account).toBe('ac_ada');
    expect(own.bottom.filter((block) => typeof block === 'string').join('')).toBe('');
  });
});
