/** A device is added on a click, is told while no page is open, and shows it; a press leads to the alert. */
import type { CDPSession, Page, Worker } from '@playwright/test';
import { messages as words } from '../../fragments/shop/alert-devices/messages/en.ts';
import { messages as list } from '../../fragments/shop/alert-list/messages/en.ts';
import { count } from '../../shared/i18n/fill.ts';
import { violationsOf } from '../audit/axe/look.ts';
import { expect, test } from './language.ts';
import { newPerson } from './new-person.ts';
import { demoShop } from './partners.ts';
import { cookiesOf, placedInCash } from './placed-order.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' }, permissions: ['notifications'] });

const PAGE = '/me/alerts/preferences';
const sandbox = () => `http://localhost:${process.env['E2E_SANDBOX_PORT']}`;

interface Subscription {
  readonly endpoint: string;
  readonly keys: object;
}

/** Has the page's browser subscribe at the sandbox's push service: the tests reach no other. */
async function subscribesAtSandbox(page: Page): Promise<Subscription> {
  const made = await page.request.post(`${sandbox()}/push/devices`);
  const subscription = (await made.json()) as Subscription;
  await page.addInitScript((given) => {
    Notification.requestPermission = async () => 'granted';
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => given }) as unknown as PushSubscription;
  }, subscription);
  return subscription;
}

/** What has come to the device, decrypted by it. */
async function cameTo(page: Page, { endpoint }: Subscription): Promise<Record<string, string>[]> {
  const address = endpoint.replace('/send/', '/devices/');
  const answer = await page.request.get(address, { headers: { accept: 'application/json' } });
  return (await answer.json()) as Record<string, string>[];
}

/** The store's service worker, and the id by which the browser's protocol names it. */
async function workerOf(page: Page): Promise<{ line: CDPSession; registration: string }> {
  const line = await page.context().newCDPSession(page);
  const found = new Promise<string>((resolve) => {
    line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [own] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (own) resolve(own.registrationId);
    });
  });
  await line.send('ServiceWorker.enable');
  return { line, registration: await found };
}

/** The worker's own scope, as far as the tests reach into it. */
interface WorkerScope {
  shown: Shown[];
  registration: Pick<ServiceWorkerRegistration, 'showNotification'>;
  dispatchEvent: (event: Event) => boolean;
}

interface Shown {
  readonly title: string;
  readonly options: NotificationOptions;
}

/** Has the worker keep what it shows: a browser without a screen shows no notifications. */
async function watch(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.registration.showNotification = async (title, options = {}) => {
      scope.shown.push({ title, options });
    };
  });
}

function shownBy(worker: Worker): Promise<Shown[]> {
  return worker.evaluate(() => (globalThis as unknown as { shown: Shown[] }).shown);
}

/** Presses what is shown last: the browser's protocol has no press of its own. */
async function press(worker: Worker): Promise<void> {
  await worker.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    const data = scope.shown.at(-1)?.options.data as unknown;
    const event = new Event('notificationclick');
    Object.assign(event, { notification: { data, close: () => {} }, waitUntil: () => {} });
    scope.dispatchEvent(event);
  });
}

test('an alert reaches the device that was added, and a press leads to it', async ({
  page,
  language,
}) => {
  const t = words[language];
  await newPerson(page);
  const device = await subscribesAtSandbox(page);
  await page.goto(PAGE);
  await expect(page.locator('link[rel="manifest"]')).toHaveAttribute('href', /manifest/);
  await page.getByRole('button', { name: t.add }).click();
  await expect(page.getByRole('status').getByText(t.added)).toBeVisible();
  await expect(page.getByText(t.thisOne, { exact: true })).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);

  const { line, registration } = await workerOf(page);
  const cookies = await cookiesOf(page);
  // Nobody is here: the bell tells nobody.
  await page.goto('about:blank');
  await placedInCash(demoShop('moda'), cookies);
  await expect.poll(() => cameTo(page, device)).toHaveLength(1);
  const [push] = await cameTo(page, device);
  expect(push?.['title']).toBe('Lirio');
  expect(push?.['path']).toMatch(/^\/mis-compras\/co_/);

  await page.goto('/');
  const { origin } = new URL(page.url());
  const [worker] = page.context().serviceWorkers();
  await watch(worker!);
  const data = JSON.stringify(push);
  const message = { origin, registrationId: registration, data };
  await line.send('ServiceWorker.deliverPushMessage', message);
  await expect.poll(() => shownBy(worker!)).toHaveLength(1);
  const [shown] = await shownBy(worker!);
  expect(shown).toMatchObject({ title: 'Lirio', options: { body: push?.['text'] } });
  await press(worker!);
  await page.waitForURL((url) => url.pathname === push?.['path']);
  // The press has marked it visited.
  await page.goto('/me/alerts');
  await expect(
    page.locator('shop-alert-list').getByText(count(list[language], 'pending', 1)),
  ).toBeHidden();

  await page.goto(PAGE);
  await page.getByRole('button', { name: t.drop }).click();
  await expect(page.getByText(t.none)).toBeVisible();
});

test('a pushed path that leads elsewhere is not followed', async ({ page }) => {
  await newPerson(page);
  await page.goto('/');
  await page.keyboard.press('Shift');
  const { line, registration } = await workerOf(page);
  const worker =
    page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  // Only a page that began under the worker is one that it may lead on.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  const { origin } = new URL(page.url());
  const data = JSON.stringify({
    tag: 'x',
    title: '<img src=x onerror=alert(1)>',
    path: 'https://evil.example/',
    visit: 'https://evil.example/api',
  });
  await watch(worker);
  const message = { origin, registrationId: registration, data };
  await line.send('ServiceWorker.deliverPushMessage', message);
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  await press(worker);
  await page.waitForURL(`${origin}/me/alerts`);
});
