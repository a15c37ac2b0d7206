/** A payment on the page of its provider, from the choice to its ends. */
import { messages as cartWords } from '../../../fragments/shop/cart/messages/en.ts';
import { messages as words } from '../../../fragments/shop/checkout/messages/en.ts';
import { en as sandboxEn } from '../../../edge/providers/payment/sandbox-server/messages/en.ts';
import { es as sandboxEs } from '../../../edge/providers/payment/sandbox-server/messages/es.ts';
import { addToCart, fillDelivery, pay, seeConfirmation } from '../../e2e/shopping.ts';
import { at, type Stage, type State } from '../state.ts';

const sandbox = { es: sandboxEs.paypal, en: sandboxEn.paypal };

/** Fills the checkout of an oven, and chooses PayPal. */
async function choose(stage: Stage): Promise<void> {
  const { page, language } = stage;
  await at('casa', '/productos/casa/horno-de-microondas-compacto-20-litros')(stage);
  await addToCart(page, language);
  const cart = page.getByRole('dialog', { name: cartWords[language].title });
  await cart.getByRole('button', { name: cartWords[language].checkout }).click();
  await page.waitForURL(/\/checkout\/co_/);
  await page.locator('shop-checkout[data-hydrated]').waitFor();
  await fillDelivery(page, language);
  await page.getByRole('radio', { name: words[language].ways.paypal }).check();
}

async function goThere(stage: Stage): Promise<void> {
  await choose(stage);
  await pay(stage.page, stage.language);
  await stage.page.waitForURL(/\/paypal\/checkoutnow/);
}

async function answer(
  stage: Stage,
  reply: keyof typeof sandboxEs.paypal.answers | 'cancel',
): Promise<void> {
  const t = sandbox[stage.language];
  const name = reply === 'cancel' ? t.cancel : t.answers[reply];
  await stage.page.getByRole('button', { name, exact: true }).click();
}

/** Buys the oven by PayPal, up to the confirmation. */
export async function payByPaypal(stage: Stage): Promise<void> {
  await goThere(stage);
  await answer(stage, 'pay');
  await seeConfirmation(stage.page);
}

export const redirect: readonly State[] = [
  { name: 'redirect/chosen', reach: choose },
  { name: 'redirect/provider', reach: goThere },
  {
    name: 'redirect/given-up',
    reach: async (stage) => {
      await goThere(stage);
      await answer(stage, 'cancel');
      await stage.page.locator('shop-checkout[data-hydrated]').waitFor();
    },
  },
  {
    name: 'redirect/declined',
    reach: async (stage) => {
      await goThere(stage);
      await answer(stage, 'decline');
      await stage.page.getByText(words[stage.language].declinedWay).waitFor();
    },
  },
  {
    name: 'redirect/waiting',
    reach: async (stage) => {
      await goThere(stage);
      await answer(stage, 'cancel');
      const [, id = ''] = /checkout\/(co_\w+)/.exec(stage.page.url()) ?? [];
      await stage.page.goto(`${stage.origin('casa')}/mis-compras/${id}`);
    },
  },
  {
    name: 'redirect/in-review',
    reach: async (stage) => {
      await goThere(stage);
      await answer(stage, 'sellerActs');
      await stage.page.locator('shop-order-live[data-hydrated]').waitFor();
    },
  },
  { name: 'redirect/paid', reach: payByPaypal },
];
