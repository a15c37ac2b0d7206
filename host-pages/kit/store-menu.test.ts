import { expect, test } from 'vitest';
import { pageContext } from '../../tests/support/page-context.ts';
import { menuFor } from './store-menu.ts';

const { store, menu } = pageContext({ path: '/' });
const withBlog = (blogs: boolean) => {
  const { store_theme_info: theme } = store;
  return {
    menu,
    store: {
      ...store,
      store_theme_info: { ...theme, sections_info: { ...theme.sections_info, blogs } },
    },
  };
};
const editor = { keychain: ['store-admin' as const] };
const added = (context: ReturnType<typeof withBlog>, person: Parameters<typeof menuFor>[1]) =>
  menuFor(context, person)
    .slice(menu.length)
    .map(({ path }) => path);

test('the editors of a store have its blog in the menu before shoppers do', () => {
  expect(added(withBlog(false), editor)).toEqual(['/blogs']);
  expect(added(withBlog(false), { keychain: ['menu' as const] })).toEqual([]);
  expect(added(withBlog(false), null)).toEqual([]);
});

test('where shoppers see the blog the menu has it once', () => {
  expect(added(withBlog(true), editor)).toEqual([]);
});
