import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { FragmentAssets } from '../build/assets.ts';
import { NO_ASSETS } from '../build/assets.ts';
import { budgetsOf, selfStarters, strayTools } from './budgets.ts';
import type { Declared } from './manifests.ts';
import { readPages, readPersonFragments } from './pages.ts';

const chunk = (imports: string[] = [], dynamicImports: string[] = [], packages: string[] = []) => ({
  imports,
  dynamicImports,
  packages,
});

const ASSETS: FragmentAssets = {
  ...NO_ASSETS,
  touch: '/assets/touch.js',
  embed: {
    module: '/assets/embed.js',
    imports: ['/assets/bus.js'],
    source: '',
    pinned: '',
    version: 'v',
    integrity: '',
    files: [],
  },
  fragments: {
    'shop-nav': { module: '/assets/nav.js', imports: [] },
    'shop-slider': { module: '/assets/slider.js', imports: [] },
  },
  chunks: {
    '/assets/nav.js': chunk(['/assets/react.js']),
    '/assets/react.js': chunk([], [], ['react']),
    '/assets/slider.js': chunk([], ['/assets/splide.js']),
    '/assets/splide.js': chunk([], [], ['@splidejs/splide']),
  },
};
const HOME = {
  page: 'home',
  fragments: ['footer', 'nav', 'slider'],
  cached: true,
  office: false,
};
const MANIFESTS: Record<string, Declared> = {
  nav: { hydrate: 'interaction', weight: 'shop' },
  security: { hydrate: 'load', weight: 'account' },
  staff: { hydrate: 'load', weight: 'office' },
  tools: { hydrate: 'load', weight: 'edit' },
  banners: { hydrate: 'interaction', weight: 'panel' },
};

test('a page may weigh what the heaviest class on it may', () => {
  const page = (...fragments: string[]) => ({ page: 'p', cached: false, office: false, fragments });
  const limit = (...fragments: string[]) =>
    budgetsOf(ASSETS, [page(...fragments)], MANIFESTS).find(({ name }) => name === 'page p')?.limit;
  expect(limit()).toBe(86_000);
  expect(limit('footer', 'nav')).toBe(86_000);
  expect(limit('nav', 'security')).toBe(90_000);
  expect(limit('staff', 'nav')).toBe(120_000);
});

test('the messages weigh the same for an account and for a store', () => {
  const page = { page: 'p', cached: false, office: true, fragments: ['staff', 'talk'] };
  const budgets = budgetsOf(ASSETS, [page], MANIFESTS);
  expect(budgets.find(({ name }) => name === 'page p')?.limit).toBe(90_000);
});

test('edit mode and each panel pay for what they add to every page of the shop', () => {
  const fragments = {
    ...ASSETS.fragments,
    'shop-tools': { module: '/assets/tools.js', imports: [] },
    'shop-banners': { module: '/assets/banners.js', imports: [] },
  };
  const chunks = {
    ...ASSETS.chunks,
    '/assets/tools.js': chunk(['/assets/mode.js'], ['/assets/work.js']),
    '/assets/banners.js': chunk(['/assets/react.js', '/assets/mode.js'], ['/assets/picker.js']),
  };
  const assets = { ...ASSETS, fragments, chunks };
  const budgets = budgetsOf(assets, [HOME], MANIFESTS).slice(-3);
  expect(budgets).toEqual([
    { name: 'edit mode', files: ['/assets/tools.js', '/assets/mode.js'], limit: 8_000 },
    {
      name: 'panel banners',
      files: ['/assets/banners.js', '/assets/picker.js'],
      limit: 45_000,
    },
    // What a part of the mode loads once it is used.
    { name: 'panel tools', files: ['/assets/work.js'], limit: 45_000 },
  ]);
  expect(strayTools(assets, [HOME], MANIFESTS)).toEqual([]);
  const page = { ...HOME, fragments: ['nav', 'tools'] };
  expect(strayTools(assets, [page], MANIFESTS)).toEqual([
    'page home: tools is a tool of edit mode',
  ]);
  const leaking = { ...chunks, '/assets/nav.js': chunk(['/assets/banners.js']) };
  expect(strayTools({ ...assets, chunks: leaking }, [HOME], MANIFESTS)).toEqual([
    'page home: loads /assets/banners.js of edit mode',
  ]);
});

test('a page that everybody shares is a shopper’s, whatever stands on it', () => {
  const page = { ...HOME, fragments: ['nav', 'staff'] };
  const budgets = budgetsOf(ASSETS, [page], MANIFESTS);
  expect(budgets.find(({ name }) => name === 'page home')?.limit).toBe(86_000);
});

test('a fragment of partners’ pages pays for the embed, itself and all that it loads', () => {
  const fragments = { 'shop-badge': { module: '/assets/badge.js', imports: [] } };
  const chunks = { '/assets/badge.js': chunk(['/assets/bus.js'], ['/assets/more.js']) };
  const manifests: Record<string, Declared> = { badge: { hydrate: 'load', weight: 'embed' } };
  expect(budgetsOf({ ...ASSETS, fragments, chunks }, [], manifests)).toContainEqual({
    name: 'embed badge',
    files: ['/assets/embed.js', '/assets/bus.js', '/assets/badge.js', '/assets/more.js'],
    limit: 15_000,
  });
});

test('a first touch pays for the module, what it imports and what the loader asks for then', () => {
  const fragments = { 'shop-nav': { module: '/assets/nav.js', imports: ['/assets/react.js'] } };
  expect(budgetsOf({ ...ASSETS, fragments }, [], MANIFESTS)).toContainEqual({
    name: 'first touch shop-nav',
    files: ['/assets/touch.js', '/assets/nav.js', '/assets/react.js'],
    limit: 80_000,
  });
});

test('being signed in pays for what it adds to every page, and no page pays for it', () => {
  const assets = {
    ...ASSETS,
    fragments: {
      ...ASSETS.fragments,
      'shop-account': { module: '/assets/account.js', imports: [] },
    },
    chunks: {
      ...ASSETS.chunks,
      '/assets/account.js': chunk(['/assets/react.js', '/assets/splide.js']),
    },
  };
  const plain = { ...HOME, fragments: ['nav'] };
  const budgets = budgetsOf(assets, [HOME, plain], MANIFESTS, ['account']);
  expect(budgets.at(-1)).toMatchObject({
    name: 'signed in',
    files: ['/assets/account.js', '/assets/splide.js'],
  });
  expect(budgets.slice(0, -1)).toEqual(budgetsOf(assets, [HOME, plain], MANIFESTS));
});

test('a page pays for everything that its fragments load, at once or later', () => {
  const budgets = budgetsOf(ASSETS, [HOME], MANIFESTS).filter(
    ({ name }) => !name.startsWith('first touch'),
  );
  expect(budgets.map(({ name, files }) => [name, files.toSorted()])).toEqual([
    ['loader', ['loader']],
    ['slider', ['/assets/slider.js', '/assets/splide.js']],
    ['embed', ['/assets/bus.js', '/assets/embed.js']],
    ['pinned embed', ['pinned']],
    [
      'page home',
      [
        '/assets/nav.js',
        '/assets/react.js',
        '/assets/slider.js',
        '/assets/splide.js',
        '/assets/touch.js',
        'loader',
      ],
    ],
  ]);
});

test('a page of the office takes nothing off what being signed in adds', () => {
  const staff = { page: 'staff', fragments: ['slider'], cached: false, office: true };
  const budgets = budgetsOf(ASSETS, [HOME, staff], MANIFESTS, ['nav', 'slider']);
  expect(budgets.at(-1)).toMatchObject({ name: 'signed in', files: [] });
});

test('on a page that everybody shares only the slider may start by itself, without React', () => {
  const moments = { nav: { hydrate: 'interaction' }, slider: { hydrate: 'idle' } };
  expect(selfStarters(ASSETS, [HOME], moments)).toEqual([]);
  expect(selfStarters(ASSETS, [HOME], { ...moments, nav: { hydrate: 'load' } })).toHaveLength(1);
  expect(
    selfStarters(ASSETS, [{ ...HOME, cached: false }], { ...moments, nav: { hydrate: 'load' } }),
  ).toEqual([]);
  const chunks = { ...ASSETS.chunks, '/assets/slider.js': chunk(['/assets/react.js']) };
  expect(selfStarters({ ...ASSETS, chunks }, [HOME], moments)).toEqual(['slider: loads React']);
});

test("a page's fragments are read off its imports and those of the shell", () => {
  const root = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = {
    'host-pages/kit/shell.ts':
      "import { nav } from '../../fragments/shop/nav/server.ts';\nimport '../person/shell.ts';\nimport '../office/shell.ts';",
    'host-pages/person/shell.ts':
      "import { nav } from '../../fragments/shop/nav/server.ts';\nimport '../../fragments/shop/account/server.ts';",
    'host-pages/office/shell.ts':
      "import '../../fragments/office/office-bar/server.ts';\nimport { bar } from '../kit/bar.ts';\nimport './undo.ts';",
    'host-pages/office/undo.ts': "import '../../fragments/office/office-undo/server.ts';",
    'host-pages/kit/bar.ts': "import { toasts } from '../../fragments/shop/toasts/server.ts';",
    'host-pages/pages/team.ts':
      "import { staff } from '../../fragments/office/staff/server.ts';\nconst page = {\n  paths: ['/admin/equipo', '/admin/equipo/:id'],\n  needs: 'staff-admin', shell: 'office' };",
    'host-pages/pages/menu.ts':
      "const page = {\n  paths: [\n    '/admin/menu/:id{[a-z]+}',\n  ],\n  needs: 'menu', shell: 'office' };",
    'host-pages/pages/spread.ts':
      "const page = {\n  paths: [...LISTS, '/admin/equipo'],\n  needs: 'menu', shell: 'office' };",
    'host-pages/pages/me.ts': "const page = { needs: 'account' };",
    'host-pages/kit/unused.txt': '',
    'host-pages/parts/list.ts': "export { grid } from '../../fragments/shop/item-grid/server.ts';",
    'host-pages/pages/home.ts': "import { grid } from '../parts/list.ts';",
    'host-pages/pages/checkout.ts':
      "import { checkout } from '../../fragments/shop/checkout/server.ts';\nconst page = { cached: false };",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  expect(readPages(root)).toEqual([
    { page: 'checkout', fragments: ['checkout', 'nav', 'toasts'], cached: false, office: false },
    { page: 'home', fragments: ['item-grid', 'nav', 'toasts'], cached: true, office: false },
    { page: 'me', fragments: ['nav', 'toasts'], cached: false, office: false },
    {
      page: 'menu',
      fragments: ['office-bar', 'office-undo', 'toasts'],
      cached: false,
      office: true,
    },
    // Where an address is not written out, everything of the shell counts.
    {
      page: 'spread',
      fragments: ['office-bar', 'office-undo', 'toasts'],
      cached: false,
      office: true,
    },
    { page: 'team', fragments: ['office-bar', 'staff', 'toasts'], cached: false, office: true },
  ]);
  expect(readPersonFragments(root)).toEqual(['account', 'nav']);
  rmSync(root, { recursive: true });
});
