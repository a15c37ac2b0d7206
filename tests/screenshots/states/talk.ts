/** Conversations as an account and a store see them. */
import type { Page } from '@playwright/test';
import { messages as ask } from '../../../fragments/shop/ask/messages/en.ts';
import { messages as talkWords } from '../../../fragments/shop/talk/messages/en.ts';
import { openAs } from '../people.ts';
import { at, type Stage, type State } from '../state.ts';

const ITEM = '/productos/moda/falda-corta-estampada-blossom-breeze';

/** Rosa asks about the skirt; each run writes once more into the one conversation with the store. */
async function askAbout(stage: Stage): Promise<void> {
  const t = talkWords[stage.language];
  await openAs(stage, 'rosa', ITEM);
  await stage.page.getByRole('link', { name: ask[stage.language].ask }).click();
  await say(stage.page, t, '¿Tienen esta falda en talla M? La necesito para el sábado.');
  await stage.page.getByRole('log').getByText('talla M').first().waitFor();
}

async function say(page: Page, t: (typeof talkWords)['es'], words: string): Promise<void> {
  await page.getByLabel(t.text).fill(words);
  await page.getByRole('button', { name: t.send }).click();
}

/** The store's conversation with Rosa, with its script. */
async function openOfStore(stage: Stage): Promise<void> {
  await askAbout(stage);
  await openAs(stage, 'lirio', '/admin/mensajes');
  await stage.page.getByRole('link', { name: 'Rosa' }).first().click();
  await stage.page.locator('shop-talk[data-hydrated]').waitFor();
}

/** Looks for a message until the search knows its words, and opens the conversation at it. */
async function openFound(stage: Stage): Promise<void> {
  const found = stage.page.locator('shop-talk a[href*="seq="]').first();
  for (let look = 0; look < FOUND.looks; look += 1) {
    await openAs(stage, 'rosa', '/me/inbox/messages?filter=talla');
    const isThere = await found.waitFor({ timeout: FOUND.withinMs }).then(
      () => true,
      () => false,
    );
    if (isThere) break;
  }
  await found.click();
  await stage.page.getByRole('log').locator('[aria-current]').waitFor();
}
/** How often a search is repeated, and for how long each time. */
const FOUND = { looks: 10, withinMs: 1_500 };

export const talk: readonly State[] = [
  { name: 'chat/page', reach: at('foto', '/chat?page=%2Finfo') },
  {
    name: 'chat/choice',
    screen: true,
    async reach(stage) {
      await at('foto', '/')(stage);
      await stage.page.locator('shop-chat-bubble button').click();
    },
  },
  { name: 'talk/none', reach: (stage) => openAs(stage, 'lirio-contador', '/me/inbox/messages') },
  { name: 'talk/one', reach: askAbout },
  {
    name: 'talk/list',
    async reach(stage) {
      await askAbout(stage);
      await openAs(stage, 'rosa', '/me/inbox/messages');
    },
  },
  {
    name: 'talk/store',
    async reach(stage) {
      await askAbout(stage);
      await openAs(stage, 'lirio', '/admin/mensajes');
      await stage.page.getByRole('link', { name: 'Rosa' }).first().click();
      await stage.page.getByRole('log').getByText('talla M').first().waitFor();
    },
  },
  {
    name: 'talk/items',
    screen: true,
    async reach(stage) {
      const t = talkWords[stage.language];
      await openAs(stage, 'rosa', '/me/inbox/messages?with=st_moda');
      await stage.page.locator('shop-talk[data-hydrated]').waitFor();
      await stage.page.getByRole('button', { name: t.pick.open }).click();
      await stage.page.getByRole('dialog').getByRole('option').nth(1).waitFor();
    },
  },
  {
    name: 'talk/mention',
    screen: true,
    async reach(stage) {
      const t = talkWords[stage.language];
      await openOfStore(stage);
      await stage.page.getByRole('checkbox', { name: t.asNote }).check();
      await stage.page.getByLabel(t.text).pressSequentially('¿Puedes verla, @');
      await stage.page.getByRole('option').first().waitFor();
    },
  },
  {
    name: 'talk/found',
    async reach(stage) {
      await askAbout(stage);
      await openFound(stage);
    },
  },
  {
    name: 'talk/late',
    async reach(stage) {
      await askAbout(stage);
      await stage.page.clock.setSystemTime(Date.now() + 6 * 60_000);
      await openAs(stage, 'lirio', '/admin/mensajes');
      await stage.page.getByRole('link', { name: 'Rosa' }).first().click();
      await stage.page.locator('.variant').waitFor();
    },
  },
];
