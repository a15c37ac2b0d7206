import { startProduct } from '../../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { shopAt, type Shop } from '../../../support/visit.ts';
import { takeSamples } from '../support/samples.ts';
import { endpointsOf, sourceOf, tryEndpoint, type ApiDocument, type Tried } from './attack.ts';

const RUNS = 300;
const QUICK_RUNS = 30;
const OWNER = { username: 'lirio', password: 'jacaranda-2026' };

/** `SEED` repeats a run. */
function seedOf(environment: NodeJS.ProcessEnv): number {
  const given = Number(environment['SEED']);
  return Number.isInteger(given) && given > 0 ? given : Date.now() % 1_000_000_000;
}

async function run(tools: Tools): Promise<Findings> {
  const seed = seedOf(process.env);
  const runs = tools.quick ? QUICK_RUNS : RUNS;
  tools.say(`seed ${seed} (SEED=${seed} repeats it), ${runs} requests to each call`);
  const product = await tools.keep(startProduct('chaos-endpoints'));
  const moda = shopAt(product.port, 'moda.localhost');
  const document = (await moda.get('/api/openapi.json')).json() as ApiDocument;
  const source = sourceOf(document, await takeSamples(moda));
  const signedIn = await signInAt(moda);
  const tried: Tried[] = [];
  for (const endpoint of endpointsOf(document)) {
    tried.push(await tryEndpoint(moda, document, endpoint, source, { runs, seed, signedIn }));
  }
  return { text: tableOf(tried), checks: checksOf(tried, seed, tools.quick) };
}

/** The demo's owner of the shop, who may call the most. */
async function signInAt(shop: Shop): Promise<Readonly<Record<string, string>>> {
  const answer = await shop.send('POST', '/api/oauth/authorization', OWNER);
  const cookie = answer.cookies.find((one) => one.startsWith('session='))?.split(';')[0];
  if (!cookie) throw new Error(`not signed in: ${answer.text.slice(0, 200)}`);
  return { cookie };
}

function tableOf(tried: readonly Tried[]): string {
  return tried
    .map(({ id, statuses }) => {
      const counts = [...statuses].toSorted(([one], [other]) => one - other);
      return `${id.padEnd(36)} ${counts.map(([status, times]) => `${status} × ${times}`).join(', ')}`;
    })
    .join('\n');
}

function checksOf(tried: readonly Tried[], seed: number, quick: boolean): Check[] {
  const faults = tried.filter(({ fault }) => fault !== undefined);
  const never = tried.filter(({ statuses }) => [...statuses.keys()].every((one) => one >= 300));
  const requests = tried.reduce((sum, { runs }) => sum + runs, 0);
  return [
    {
      name: 'calls with an answer that is an error, undeclared or not by its schema',
      figure: `${faults.length} of ${tried.length}`,
      limit: '0',
      met: faults.length === 0,
      ...(faults.length > 0
        ? {
            note: `seed ${seed}: ${faults.map(({ id, fault }) => `${id} ${fault}`).join('\n     ')}`,
          }
        : {}),
    },
    {
      name: 'calls that were never answered with a success',
      figure: `${never.length} of ${tried.length}`,
      // A webhook proves itself by a signature, and no card that is made up is ever charged.
      ...(quick ? {} : { limit: '≤ 2' }),
      met: quick || never.length <= 2,
      ...(never.length > 0 ? { note: never.map(({ id }) => id).join(', ') } : {}),
    },
    { name: 'requests', figure: String(requests), met: true },
  ];
}

/** Every call of the OpenAPI document with valid and broken inputs. */
export const endpoints: Part = {
  name: 'endpoints',
  about: 'each call of the API with valid and broken inputs, answers held against the document',
  run,
};
