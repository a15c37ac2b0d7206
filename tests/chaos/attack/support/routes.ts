/** Every route of a store, with real names as its parameters. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../../edge/cli/paths.ts';
import { OFFICE_PAGES } from '../../../support/office-pages.ts';
import { withNames, type Named } from '../../../support/sample.ts';
import type { Samples } from './samples.ts';

/** A request without its host. */
export interface Route {
  readonly method: string;
  readonly path: string;
  readonly type?: 'application/json' | 'application/x-www-form-urlencoded';
  readonly body?: string;
  /** The `Cookie` header of an account that is signed in at the samples' store. */
  readonly cookie?: string;
}

/**
 * Pages and calls that differ by account: an account's own, and those of the store that it owns.
 * The account's download is left out: it names every store that the account knows.
 */
function ofSomebody(account: string, store: string): string[] {
  const mine = `${account}:${store}/${account}`;
  return [
    '/',
    '/login',
    '/logout',
    '/mis-compras',
    '/me/preferences',
    '/me/security',
    ...OFFICE_PAGES,
    '/api/auth/session',
    '/api/auth/sessions',
    '/api/auth/security',
    '/api/staff/',
    '/api/staff/invites',
    '/api/collaborators/',
    `/api/store/${store}:${account}/menu/apps`,
    `/api/profile/${mine}`,
    `/api/setup-apps/${account}:store/${account}`,
    '/api/shopping-carts/mine',
  ];
}

/** An account that is signed in at the samples' store. */
interface SignedIn {
  readonly account: string;
  /** The `Cookie` header of the account's browser. */
  readonly cookie: string;
}

/** The part of the OpenAPI document that a list of routes needs. */
export interface Operations {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

interface Operation {
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly example?: unknown }>>;
  };
}

/** Page paths are read from the sources: importing the pages would need the whole build. */
function pagePaths(): string[] {
  const files = globSync('host-pages/pages/*.ts', { cwd: ROOT });
  const found = files.flatMap((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const lists = [...source.matchAll(/\bpaths?: (\[[^\]]*\]|'[^']*')/g)];
    return lists.flatMap(([list]) => [...list.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path!));
  });
  return [...new Set(found)];
}

/**
 * All pages, calls, forms and files, each with the samples of one store.
 * @param signedIn an account whose own pages and calls are added
 */
export function routesOf(document: Operations, samples: Samples, signedIn?: SignedIn): Route[] {
  const get = (path: string): Route => ({ method: 'GET', path });
  const pages = pagePaths().map((path) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => samples[name] ?? name),
  );
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]): Route => {
      const call = { method: method.toUpperCase(), path: `/api${fill(path, samples)}` };
      const content = requestBody?.content['application/json'];
      if (!content) return call;
      const body = JSON.stringify(withNames(content.example ?? {}, namesOf(samples)));
      return { ...call, type: 'application/json', body };
    }),
  );
  const form = (path: string, body: string): Route => ({
    method: 'POST',
    path,
    type: 'application/x-www-form-urlencoded',
    body,
  });
  return [
    ...pages.map(get),
    ...calls,
    ...[
      '/productos?page=2&sort=-list_price',
      `/buscar?text=${samples['item']}`,
      `/shopping-cart?add=${samples['sku']}.1`,
      '/?lang=en&referral=ac_x&campaign=y&gclid=z',
      '/nowhere',
      '/embed/v1.js',
      ...['shop-item', 'shop-cart', 'shop-none'].map(
        (element) => `/embed/html/${element}?item=${samples['item']}`,
      ),
      `/media/${samples['media']}`,
      samples['asset'] ?? '',
      `/theme/${samples['name']}`,
      `/activate/${samples['key'] ?? '__KEY__'}`,
      `/register/activate?code=${samples['proof'] ?? 'pf_x'}&type=email&username=x`,
      '/login?next=/me/security',
      '/register?response_type=sms_registration&package_code=micro&next=/info',
      '/service-worker.js',
      '/offline',
      '/robots.txt',
      '/sitemap.xml',
      '/healthz',
      '/dev/outbox',
      '/dev/outbox?format=json',
      '/api/openapi.json',
      '/api/docs',
      '/api/docs.md',
      '/llms.txt',
      '/api/nothing',
      '/cdn-cgi/trace',
      '/cdn-cgi/handler/scheduled',
    ].map(get),
    form('/preferences', 'locale=en&theme=dark&return_to=/productos'),
    form('/shopping-cart', `item=${samples['item_id']}&sku=${samples['sku']}&amount=1`),
    form('/shopping-cart', 'intent=checkout'),
    form(`/checkout/${samples['checkout']}`, 'payment_type=cash'),
    form(`/checkout/${samples['checkout']}/return`, ''),
    form('/login', 'username=nadie.de.aqui&password=una+frase+larga&next=/info'),
    form('/logout', 'next=/info'),
    form('/register', 'type=email&full_name=Rosa&email=no'),
    form('/register/activate', `code=${samples['proof'] ?? 'pf_x'}&type=email`),
    form('/activate', `key=${samples['key'] ?? 'x'}`),
    form('/password/reset', 'username=nadie.de.aqui'),
    form('/me/preferences', 'city=Cholula'),
    form('/admin/equipo', 'intent=invite&email=nadie%40example.com&role=admin'),
    form('/admin/colaboradores', 'intent=add&slug=casa'),
    form(`/invitacion/${samples['key'] ?? 'x'}`, ''),
    ...(signedIn
      ? ofSomebody(signedIn.account, samples['store'] ?? '').map((path): Route => {
          return { ...get(path), cookie: signedIn.cookie };
        })
      : []),
  ];
}

/** Puts the samples into a call's path: `{id}` is an id of the call's collection. */
function fill(path: string, samples: Samples): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name === 'id') return samples[path.includes('catalogues') ? 'catalogue_id' : 'item_id']!;
    if (name === 'owner') return samples['store']!;
    if (name === 'name') return 'apps';
    if (name === 'type') return 'other';
    if (name === 'ids') return samples['store']!;
    if (name === 'slug' && path.startsWith('/store/')) return samples['store']!.slice(3);
    return samples[name] ?? name;
  });
}

/** This store's values for the names in the document's examples. */
function namesOf(samples: Samples): Named {
  const { item_id: item, sku, open_cart: cart, open_checkout: checkout } = samples;
  return { item, sku, amount: 1, cart_id: cart, checkout_id: checkout };
}

/** A route as the bytes of a request. */
export function requestOf(
  route: Route,
  host: string,
  headers: Readonly<Record<string, string>> = {},
): string {
  const { method, path, type, body = '', cookie } = route;
  const all: Record<string, string> = {
    ...(type === undefined ? {} : { 'content-type': type }),
    ...(method === 'GET' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
    ...(cookie === undefined ? {} : { cookie }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\nHost: ${host}\r\n${lines.join('')}\r\n${body}`;
}
