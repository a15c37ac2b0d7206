/** A browser without script on a purchase's forms, and a checkout that it has begun. */
import { Hono } from 'hono';
import { cartPage } from '../../../host-pages/pages/cart.ts';
import { checkoutPage, returningPage } from '../../../host-pages/pages/checkout.ts';
import type { ShownForm } from '../../../host-pages/kit/form.ts';
import type { Read } from '../../../host-pages/kit/read.ts';
import type { EdgeEnv } from '../../../edge/http/context.ts';
import { answerPageForm } from '../../../edge/pages/forms/answer-page-form.ts';
import { handoffEndpoints } from '../../../edge/flows/embeds/handoffs.ts';
import { purchaseEndpoints } from '../../../edge/flows/purchase/index.ts';
import { endpointTable } from '../../../edge/http/endpoint-table.ts';
import { readerOf } from '../../../edge/pages/read.ts';
import { plainStore } from '../../support/page-context.ts';
import {
  fresh,
  makeItem,
  makeStore,
  makeWorld,
  NOON,
  type TestStore,
  type World,
} from './world.ts';

interface Visit {
  readonly status: number;
  readonly location: string;
  readonly form: ShownForm | undefined;
  readonly cookies: string[];
}

const endpoints = endpointTable([...purchaseEndpoints, ...handoffEndpoints]);

const cookies = (jar: Iterable<readonly string[]>) =>
  [...jar].map((pair) => pair.join('=')).join('; ');

/**
 * A browser without script: it posts forms, keeps cookies, and follows redirects.
 * @param brought cookies that it has from before
 */
export function browser(world: World, store: TestStore, brought = 'campaign=verano') {
  const jar = new Map<string, string>();
  let form: ShownForm | undefined;
  const app = new Hono<EdgeEnv>();
  app.use(async (context, next) => {
    context.set('scope', world.scope(store));
    await next();
  });
  for (const page of [cartPage, checkoutPage, returningPage]) {
    for (const path of page.paths) {
      app.post(path, (context) =>
        answerPageForm(context, { page, store: plainStore, endpoints }, (shown) => {
          form = shown;
          return context.text('again', 422);
        }),
      );
    }
  }
  const post = async (path: string, fields: Record<string, string>): Promise<Visit> => {
    form = undefined;
    const answer = await app.request(`http://x${path}`, {
      method: 'POST',
      headers: {
        cookie: `${cookies(jar)}; ${brought}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: new URLSearchParams(fields).toString(),
    });
    const written = answer.headers.getSetCookie();
    for (const one of written) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(one) ?? [];
      if (name && value !== undefined) jar.set(name, value);
    }
    return {
      status: answer.status,
      location: answer.headers.get('location') ?? '',
      form,
      cookies: written,
    };
  };
  /** The reads of a page for this browser. */
  const read: Read = (contract, ...input) => {
    const request = new Request('http://x/', { headers: { cookie: cookies(jar) } });
    const own: Read = readerOf(endpoints, world.scope(store), request);
    return own(contract, ...input);
  };
  return { post, read };
}

export const filled = {
  'contact.full_name': 'Ana Ruiz',
  'contact.email': 'ana@example.com',
  'contact.country': 'MX',
  'contact.phone': '(551) 234-5678',
  'address.country': 'MX',
  'address.route': 'Calle 5 de Mayo',
  'address.street_number': '10',
  'address.postal_code': '06000',
  'address.locality': 'Cuauhtémoc',
  'address.administrative_area_level_1': 'CDMX',
  payment_type: 'cash',
  note: '',
};

export const key = () => ({ idempotency_key: fresh('form-key-') });

export async function begun(given: { onHand?: number; kind?: 'product' | 'experience' } = {}) {
  const world = makeWorld();
  const store = await makeStore();
  const { kind = 'product' } = given;
  const date = kind === 'experience' ? NOON + 86_400_000 : null;
  const item = await makeItem(store, { onHand: given.onHand ?? 5, kind, date });
  const { post, read } = browser(world, store);
  await post('/shopping-cart', { ...item, amount: '2', intent: 'add', idempotency_key: '' });
  const started = await post('/shopping-cart', { intent: 'checkout', ...key() });
  return { world, store, item, post, read, path: started.location };
}
