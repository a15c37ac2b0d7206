/** Months without interest, a payment that is shared, a rate that is fixed, and the bank's window. */
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as checkoutWords } from '../../../fragments/shop/checkout/messages/en.ts';
import { messages as linkWords } from '../../../fragments/shop/payment-link/messages/en.ts';
import { messages as monthWords } from '../../../fragments/shop/instalments/messages/en.ts';
import type { PaymentCode } from '../../../shared/rules/payment-codes.ts';
import { addToCart, fillDelivery, pay } from '../../e2e/shopping.ts';
import { openAs } from '../people.ts';
import { at, withRows, type Stage, type State } from '../state.ts';

const OVEN = '/productos/casa/horno-de-microondas-compacto-20-litros';
const TABLET = '/productos/foto/tableta-grafica-compacta-8-pulgadas';

/** Goes to the checkout of an item. */
async function open(stage: Stage, store: string, item: string): Promise<void> {
  const { page, language } = stage;
  await at(store, item)(stage);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
}

/** Opens the form of months above the checkout. */
async function openMonths(stage: Stage) {
  await open(stage, 'casa', OVEN);
  const months = stage.page.locator('shop-instalments');
  await months.locator('summary').click();
  return months;
}

/** Places an order by a code, up to its page. */
async function goBy(stage: Stage, code: PaymentCode, store: string, item: string): Promise<void> {
  await open(stage, store, item);
  const { page, language } = stage;
  await fillDelivery(page, language);
  const ways: Readonly<Record<string, string>> = checkoutWords[language].ways;
  await page.getByRole('radio', { name: ways[code] ?? '' }).check();
  await pay(page, language);
  await page.waitForURL(code === 'paypal' ? /checkoutnow/ : /\/(banco|cripto)$/);
}

/** The purchase of a buyer who came back from PayPal without paying. */
async function openUnpaid(stage: Stage): Promise<void> {
  await goBy(stage, 'paypal', 'casa', OVEN);
  const { page } = stage;
  await page.locator('button[value="cancel"]').click();
  const [, id = ''] = /checkout\/(co_\w+)/.exec(page.url()) ?? [];
  await page.evaluate(async () => {
    const [token] = /pt_\w{26}/.exec(document.documentElement.outerHTML) ?? [];
    await fetch(`/api/payment/${token}/cancel`, { method: 'POST' });
  });
  await page.goto(`${stage.origin('casa')}/mis-compras/${id}`);
}

async function share(stage: Stage): Promise<string> {
  await openUnpaid(stage);
  const t = linkWords[stage.language];
  await stage.page.getByRole('button', { name: t.make }).click();
  return stage.page.getByLabel(t.link).inputValue();
}

/** The demo's shop as if it were in Argentina, whose shops tell taxes and what plans cost. */
const inArgentina = withRows(
  ["UPDATE store SET country = 'AR', revision = revision + 1 WHERE slug = 'casa'"],
  "UPDATE store SET country = 'MX', revision = revision + 1 WHERE slug = 'casa'",
);

export const waysToPay: readonly State[] = [
  { name: 'months/choice', reach: async (stage) => void (await openMonths(stage)) },
  {
    name: 'months/chosen',
    async reach(stage) {
      const months = await openMonths(stage);
      await months.locator('input[value="6"]').check();
      await months.getByRole('button', { name: monthWords[stage.language].use }).click();
      await months.getByText(/^(A|In) 6/).waitFor();
    },
  },
  { name: 'months/terms', reach: (stage) => openAs(stage, 'raiz', '/admin/configuracion', 'casa') },
  { name: 'months/argentine-item', ...inArgentina(at('casa', OVEN)) },
  { name: 'months/argentine-list', ...inArgentina(at('casa', '/productos')) },
  {
    name: 'months/argentine-choice',
    ...inArgentina(async (stage) => void (await openMonths(stage))),
  },
  { name: 'shared-payment/offered', reach: openUnpaid },
  { name: 'shared-payment/made', reach: async (stage) => void (await share(stage)) },
  {
    name: 'shared-payment/open',
    reach: async (stage) => void (await stage.page.goto(await share(stage))),
  },
  { name: 'crypto/rate', reach: (stage) => goBy(stage, 'tiendacrypto', 'foto', TABLET) },
  {
    name: 'bank-window/open',
    framed: true,
    reach: (stage) => goBy(stage, 'banorte', 'casa', OVEN),
  },
];
