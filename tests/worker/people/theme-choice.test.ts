/** The theme that the preferences mark: the one that a visitor chose, not the one the page is in. */
import { beforeAll, expect, test } from 'vitest';
import { openStore } from '../platform/stores.ts';
import { startPlatform } from '../platform/platform.ts';
import { browserAt, signUp, type Browser } from './world.ts';

const platform = startPlatform();

beforeAll(async () => {
  await openStore({ slug: 'noche', cell: 'a', profile: { darkmode: true } });
});

async function shown(browser: Browser, theme = '') {
  const headers = { cookie: `session=${browser.cookie}${theme && `; theme=${theme}`}` };
  const answer = await platform.ask('http://noche.localhost:8787/me/preferences', { headers });
  const page = await answer.text();
  return {
    page: /data-theme="(\w+)"/.exec(page)?.[1],
    marked: [...page.matchAll(/<input[^>]*name="theme"[^>]*>/g)]
      .map(([field]) => field)
      .filter((field) => / checked/.test(field))
      .map((field) => /value="(\w+)"/.exec(field)?.[1]),
  };
}

test('a store that is dark by default marks its own theme, until dark is chosen by hand', async () => {
  const browser = browserAt(platform, 'noche');
  await signUp(browser);
  expect(await shown(browser)).toEqual({ page: 'dark', marked: ['auto'] });
  expect(await shown(browser, 'dark')).toEqual({ page: 'dark', marked: ['dark'] });
  expect(await shown(browser, 'light')).toEqual({ page: 'light', marked: ['light'] });
});
