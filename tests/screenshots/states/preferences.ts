/** The preferences of an account, with their parts open and with errors. */
import { messages } from '../../../fragments/shop/preferences/messages/en.ts';
import { openAs } from '../people.ts';
import type { Stage, State } from '../state.ts';

/** A demo account that owns no store, and the owner of the store. */
const PEOPLE = { customer: 'rosa', owner: 'lirio' } as const;
const PASSWORD = 'jacaranda-2026';

/** Opens the page as one of these accounts, once it is hydrated. */
async function open(stage: Stage, who: keyof typeof PEOPLE): Promise<void> {
  await openAs(stage, PEOPLE[who], '/me/preferences');
  await stage.page.locator('shop-preferences[data-hydrated]').waitFor();
}

export const preferences: readonly State[] = [
  { name: 'preferences/cards-empty', reach: (stage) => openAs(stage, 'rosa', '/me/cards') },
  { name: 'preferences/full', reach: (stage) => open(stage, 'customer') },
  {
    name: 'preferences/wrong',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await open(stage, 'customer');
      await page.getByLabel(t.fullName).fill('');
      await page.getByLabel(t.website).fill('nada');
      await page.getByRole('button', { name: t.save }).click();
      await page.getByText(t.profileProblems.website).waitFor();
    },
  },
  {
    name: 'preferences/failing',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await open(stage, 'customer');
      await page.route('**/api/profile/**', (route) => route.abort());
      await page.getByLabel(t.city).fill('Cholula');
      await page.getByRole('button', { name: t.save }).click();
      await page.locator('shop-preferences').getByText(t.tryAgain).waitFor();
    },
  },
  {
    name: 'preferences/contact',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await open(stage, 'customer');
      await page.getByRole('button', { name: t.changePhone }).click();
      await page.getByRole('button', { name: t.sendPin }).click();
    },
  },
  {
    name: 'preferences/pin',
    reach: async (stage) => {
      const { page, language } = stage;
      const t = messages[language];
      await open(stage, 'customer');
      const fresh = `rosa-${Date.now()}@example.com`;
      await page.getByRole('button', { name: t.changeEmail }).click();
      await page.getByLabel(t.newEmail).fill(fresh);
      await page.getByLabel(t.yourPassword).first().fill(PASSWORD);
      await page.getByRole('button', { name: t.sendPin }).click();
      await page.getByLabel(t.pin).waitFor();
    },
  },
  {
    name: 'preferences/erase',
    reach: async (stage) => {
      const t = messages[stage.language];
      await open(stage, 'customer');
      await stage.page.locator('summary').filter({ hasText: t.erase }).click();
      await stage.page.getByRole('button', { name: t.eraseNow }).click();
    },
  },
  {
    name: 'preferences/owner',
    reach: async (stage) => {
      await open(stage, 'owner');
      await stage.page
        .locator('summary')
        .filter({ hasText: messages[stage.language].erase })
        .click();
    },
  },
];
