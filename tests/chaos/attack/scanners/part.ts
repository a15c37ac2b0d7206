import { findWorkerds, parentOf } from '../../../support/linux.ts';
import { startProduct } from '../../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { shopAt } from '../../../support/visit.ts';
import { startBadShop } from './bad-shop.ts';
import { EXPLAINED } from './explained.ts';
import { listenersOf } from './listening.ts';
import { ensureProgram } from './program.ts';
import { SCANNERS, type Scan, type Scanner, type Target } from './scanner.ts';

const SECONDS = 600;
const QUICK_SECONDS = 60;
const SECONDS_BAD = 90;

async function run(tools: Tools): Promise<Findings> {
  const bad = await tools.keep(startBadShop());
  const badTarget: Target = {
    origin: `http://localhost:${bad.port}`,
    addresses: ['/item?id=1', '/search?q=skirt'],
  };
  const product = await tools.keep(startProduct('chaos-scanners'));
  const target = await targetOf(product.port);
  const seconds = tools.quick ? QUICK_SECONDS : SECONDS;
  const checks: Check[] = [];
  const lines: string[] = [];
  for (const scanner of SCANNERS) {
    const missing = await ensureProgram(scanner.name, scanner.component);
    if (missing !== undefined) {
      checks.push({ name: scanner.name, figure: 'not run', met: false, note: missing });
      continue;
    }
    try {
      tools.say(`${scanner.name}: a bad shop`);
      checks.push(sees(scanner, await scanner.scan(badTarget, SECONDS_BAD)));
      tools.say(`${scanner.name}: the product`);
      const scan = await scanner.scan(target, seconds);
      checks.push(unexplained(scanner, scan));
      lines.push(...table(scanner, scan));
    } catch (error) {
      // The other scanners still run.
      checks.push({ name: scanner.name, figure: 'failed', met: false, note: String(error) });
    }
  }
  return { text: lines.join('\n'), checks: [...checks, await beyondLoopback(tools)] };
}

/**
 * Checks that a network reaches no more than the two workers' ports: the development server has a
 * socket of its own, whose pages are for this machine only.
 */
async function beyondLoopback(tools: Tools): Promise<Check> {
  const open = await tools.keep(startProduct('chaos-listeners', { HOST: '0.0.0.0' }));
  const workerds = findWorkerds(open.pid);
  const listeners = listenersOf([...workerds, ...workerds.flatMap((pid) => parentOf(pid) ?? [])]);
  const reached = listeners.filter(({ loopback }) => !loopback).map(({ port }) => port);
  const wanted = [open.port, open.sandboxPort];
  await open.stop();
  return {
    name: 'ports beyond the loopback with HOST=0.0.0.0',
    figure: `${reached.length} of ${listeners.length} listening`,
    limit: "the stores' and the card provider's",
    met: reached.length === wanted.length && wanted.every((port) => reached.includes(port)),
  };
}

/** The root marketplace at the bare platform domain, which every resolver knows. */
async function targetOf(port: number): Promise<Target> {
  const shop = shopAt(port, 'localhost');
  const list = (await shop.get('/api/products-list-public?type=product&limit=1')).json() as {
    results: { id: string; slug: string; owner: string }[];
  };
  const [item] = list.results;
  if (!item) throw new Error('nothing to scan');
  const line = { item: item.id, sku: 'sk_x', amount: 1 };
  return {
    origin: `http://localhost:${port}`,
    addresses: [
      '/buscar?text=falda&sort=list_price&page=1',
      '/productos?page=1&sort=-list_price&price_from=1&price_to=900000',
      `/embed/html/shop-item?item=${item.slug}`,
      '/franquicias?text=casa&page=1',
      '/shopping-cart?add=sk_x.1&notice=not_found',
      '/?referral=ac_ana&campaign=x&gclid=y',
      '/login?next=/info&notice=login_required',
      '/register?next=/info&response_type=sms_registration&package_code=micro&referral=ac_ana',
      '/register/activate/?type=phone&code=pf_x&phone=5512345678&country=MX&username=lucia',
      '/password/reset/?type=email&code=pf_x&username=lucia',
      '/logout?next=/info',
      '/api/profile-public/st_mercado?limit=1',
      `/api/products-list-public?text=falda&owner=${item.owner}&catalogue=mujer&limit=5&offset=0`,
      `/api/public/products/${item.slug}?owner=${item.owner}`,
      '/api/catalogues?name=a&limit=5&offset=0',
    ],
    call: { path: '/api/shopping-carts/orders', body: JSON.stringify({ lines: [line] }) },
  };
}

function sees({ name, seesThere }: Scanner, { findings }: Scan): Check {
  const blind = seesThere.filter((one) => !findings.some((finding) => one.test(finding)));
  return {
    name: `${name} sees what is wrong with a bad shop`,
    figure: `${seesThere.length - blind.length} of ${seesThere.length}`,
    limit: 'all',
    met: blind.length === 0,
    ...(blind.length > 0
      ? {
          note: `not ${blind.map(String).join(', ')}; it said: ${findings.join(' | ').slice(0, 600)}`,
        }
      : {}),
  };
}

function reasonFor(finding: string): string | undefined {
  return EXPLAINED.find((one) => one.finding.test(finding))?.reason;
}

function unexplained({ name }: Scanner, { findings, told }: Scan): Check {
  const left = findings.filter((finding) => reasonFor(finding) === undefined);
  return {
    name: `${name}: findings without an explanation (${told})`,
    figure: `${left.length} of ${findings.length}`,
    limit: '0',
    met: left.length === 0,
    ...(left.length > 0 ? { note: left.slice(0, 20).join('\n     ').slice(0, 4_000) } : {}),
  };
}

function table({ name }: Scanner, { findings }: Scan): string[] {
  const reasons = Map.groupBy(findings, reasonFor);
  return [...reasons].map(
    ([reason, list]) => `${name} × ${list.length}: ${list[0]?.slice(0, 70)}… — ${reason ?? '?'}`,
  );
}

/** Runs common scanners, and checks their findings against the explained ones. */
export const scanners: Part = {
  name: 'scanners',
  about: 'wapiti, nikto and sqlmap at the demo, and at a shop where they have to find something',
  run,
};
