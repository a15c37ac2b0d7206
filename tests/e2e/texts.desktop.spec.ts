/** A customer with a phone alone who is away gets one text message, until the store has none left. */
import { messages as bell } from '../../fragments/shop/alert-bell/messages/en.ts';
import { messages as log } from '../../fragments/shop/delivery-log/messages/en.ts';
import { messages as words } from '../../fragments/shop/talk/messages/en.ts';
import { messages as texts } from '../../fragments/office/text-messages/messages/en.ts';
import { storeIdOf } from '../../edge/cli/seed/stores.ts';
import { count } from '../../shared/i18n/fill.ts';
import { TEXT_MESSAGE_MAX } from '../../shared/rules/text-message.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { originOf } from './account-steps.ts';
import { expect, test } from './language.ts';
import { callFrom, newPerson } from './new-person.ts';
import { messagesTo } from './outbox.ts';
import { beginSession, openAdmin } from './straight.ts';
import { passQuarter, setTexts, withPhoneAlone } from './texts-of-store.ts';

/** A store for each language: its counter is the test's own. */
const STORES = {
  es: { slug: 'eventos', name: 'Telon' },
  en: { slug: 'foto', name: 'Lente Norte' },
};

test('one text while the store has some, then none and one alert, which leads to where more come from', async ({
  page,
  browser,
  language,
}) => {
  const t = words[language];
  const { slug, name } = STORES[language];
  const origin = originOf(slug);
  const { id: account } = await newPerson(page, slug);
  const phone = await withPhoneAlone(account);
  await setTexts(slug, 1);
  await page.goto(`${origin}/me/inbox/messages?with=${storeIdOf(slug)}`);
  await page.getByLabel(t.text).fill('¿Hay para el sábado?');
  await page.getByRole('button', { name: t.send }).click();
  await page.waitForURL(/\/me\/inbox\/conversation\/cv_/);
  await expect(page.getByRole('log')).toContainText('¿Hay para el sábado?');
  const conversation = /cv_\w+/.exec(page.url())?.[0] ?? '';
  // The customer goes away, with no page of the store open.
  await page.goto('about:blank');

  const other = await browser.newContext({ baseURL: origin });
  const seller = await other.newPage();
  const { id: admin } = await openAdmin(language, slug);
  await beginSession(other, admin, slug);
  const answer = async (body: string) => {
    await seller.goto(`/admin/mensajes/${conversation}`);
    await seller.getByLabel(t.text).fill(body);
    await seller.getByRole('button', { name: t.send, exact: true }).click();
    await expect(seller.getByRole('log')).toContainText(body);
    const said = async () => {
      const list = `/api/inbox/messages/${conversation}/${storeIdOf(slug)}?limit=1`;
      const { results } = (await callFrom(seller, 'GET', list)) as {
        results: { id: string; body: string }[];
      };
      return results.find((one) => one.body === body)?.id;
    };
    await expect.poll(said).toBeTruthy();
    return { store: slug, account, conversation, message: (await said()) ?? '' };
  };
  const unread = await answer('Sí, quedan dos.');
  await passQuarter(unread);
  await passQuarter(unread);
  const [text = '', ...more] = await messagesTo(seller, phone);
  expect(more).toEqual([]);
  const link = `/me/inbox/conversation/${conversation}`;
  expect(text).toContain(name);
  expect(text).toContain(link);
  expect(text).not.toContain('quedan dos');
  expect(text.length).toBeLessThanOrEqual(TEXT_MESSAGE_MAX);

  // The link leads to the answer; what comes after finds the counter empty.
  await page.goto(origin + link);
  await expect(page.getByRole('log')).toContainText('Sí, quedan dos.');
  await expect(page.locator('shop-talk[data-hydrated]')).toBeAttached();
  const opened = async () => {
    const { pending } = (await callFrom(
      page,
      'GET',
      `/api/inbox/conversation/${conversation}`,
    )) as {
      pending: number;
    };
    return pending;
  };
  await expect.poll(opened).toBe(0);
  await page.goto('about:blank');
  await passQuarter(await answer('Y una más.'));
  expect(await messagesTo(seller, phone)).toHaveLength(1);

  await seller.goto('/terms');
  const waiting = seller.locator('shop-alert-bell').getByRole('link');
  await waiting.click();
  const panel = seller.getByRole('dialog', { name: bell[language].title });
  const runout = panel.locator('a[href$="/me/sms/packages"]');
  await expect(runout).toHaveCount(1);
  await runout.click();
  await seller.waitForURL(/\/me\/sms\/packages$/);
  const w = texts[language];
  await expect(seller.getByRole('heading', { level: 1 })).toHaveText(w.title);
  const main = seller.getByRole('main');
  await expect(main).toContainText(count(w, 'left', 0, { n: '0' }));
  await expect(main).toContainText(w.none);
  const rows = seller.locator('shop-delivery-log').getByRole('list').first().getByRole('listitem');
  await expect(rows.first()).toContainText(log[language].ways.text);
  await expect(rows.first()).toContainText(`…${phone.slice(-4)}`);
  expect(await main.textContent()).not.toContain(phone);
  expect(await violationsOf(seller)).toEqual([]);
  await other.close();
});
