import { signInAs } from '../../../contract/gateway/person.ts';
import { someLine } from '../../../contract/gateway/purchase.ts';
import { SANDBOX_KEYS } from '../../../support/sandbox-provider.ts';
import { startProduct, type Product } from '../../../support/server.ts';
import type { Check, Findings, Part, Tools } from '../../../support/suite/part.ts';
import { shopAt, type Shop } from '../../../support/visit.ts';
import { takeSamples } from '../support/samples.ts';
import {
  endpointsOf,
  sourceOf,
  tryEndpoint,
  tryScene,
  type ApiDocument,
  type Tried,
} from './attack.ts';
import type { Endpoint } from './request.ts';
import { STORIES } from './stories/index.ts';
import { fromEverywhere, type Scene, type Stage } from './story.ts';

const RUNS = 300;
const QUICK_RUNS = 30;
/** Owner of the demo's shop; has the most permissions there. */
const OWNER = 'lirio';
/** The provider's keys, with which a scene uses its form and signs its messages. */
const KEYS = {
  PAYMENT_PUBLISHABLE_KEY: SANDBOX_KEYS.PUBLISHABLE_KEY,
  PAYMENT_WEBHOOK_SECRET: SANDBOX_KEYS.WEBHOOK_SECRET,
};

/**
 * Calls about money that was drawn out. It unlocks 72 hours after a delivery, and its bank account rests as
 * long, so that no scene can have any: `tests/worker/cashouts` turns the clock.
 */
const LATER =
  /^(?:wallets\.(?:cancel-)?(?:store-)?cash-out|payouts\.(?:batch|refuse|make-batch|read-answer))$/;

/** The calls of a run; `CALLS`, an expression, leaves out those whose id it does not match. */
function chosenOf(calls: readonly Endpoint[], environment: NodeJS.ProcessEnv): Endpoint[] {
  const wanted = new RegExp(environment['CALLS'] ?? '');
  return calls.filter(({ operation }) => wanted.test(operation.operationId));
}

/** The seed; `SEED` repeats a run. */
function seedOf(environment: NodeJS.ProcessEnv): number {
  const given = Number(environment['SEED']);
  return Number.isInteger(given) && given > 0 ? given : Date.now() % 1_000_000_000;
}

async function run(tools: Tools): Promise<Findings> {
  const seed = seedOf(process.env);
  const runs = tools.quick ? QUICK_RUNS : RUNS;
  tools.say(`seed ${seed} (SEED=${seed} repeats it), ${runs} requests to each call`);
  const product = await tools.keep(startProduct('chaos-endpoints', KEYS));
  const moda = fromEverywhere(shopAt(product.port, 'moda.localhost'));
  const document = (await moda.get('/api/openapi.json')).json() as ApiDocument;
  const stage = await stageOf(product, moda, endpointsOf(document));
  const { shop, owner } = stage;
  const samples = await takeSamples(shop);
  const calls = chosenOf(stage.calls, process.env);
  const told: Tried[] = [];
  const scenes = new Map<string, Scene>();
  // Scenes come first: requests in bulk use up the hourly limits of a store or an account.
  for (const endpoint of calls) {
    const id = endpoint.operation.operationId;
    const story = STORIES[id];
    if (!story) continue;
    try {
      told.push(await tryScene(shop, document, endpoint, await story(stage)));
      scenes.set(id, await story(stage));
    } catch (error) {
      // A story that cannot be told is a fault of its call.
      told.push({ id, runs: 0, statuses: new Map(), fault: `has no scene: ${String(error)}` });
    }
  }
  const tried: Tried[] = [];
  for (const endpoint of calls) {
    const scene = scenes.get(endpoint.operation.operationId);
    const source = sourceOf(document, samples, scene);
    const signedIn = scene ? (scene.headers ?? {}) : owner;
    const at = scene?.shop ?? shop;
    tried.push(await tryEndpoint(at, document, endpoint, source, { runs, seed, signedIn }));
  }
  return { text: tableOf(tried), checks: checksOf(tried, told, seed, tools.quick) };
}

async function stageOf(
  { port, sandboxPort }: Product,
  shop: Shop,
  calls: readonly Endpoint[],
): Promise<Stage> {
  return {
    shop,
    shopOf: (host) => fromEverywhere(shopAt(port, host)),
    calls,
    store: 'st_moda',
    owner: await signInAs(shop, OWNER),
    line: await someLine(shop),
    provider: {
      origin: `http://localhost:${sandboxPort}`,
      publishableKey: SANDBOX_KEYS.PUBLISHABLE_KEY,
      webhookSecret: SANDBOX_KEYS.WEBHOOK_SECRET,
    },
  };
}

function tableOf(tried: readonly Tried[]): string {
  return tried
    .map(({ id, statuses }) => {
      const counts = [...statuses].toSorted(([one], [other]) => one - other);
      return `${id.padEnd(36)} ${counts.map(([status, times]) => `${status} × ${times}`).join(', ')}`;
    })
    .join('\n');
}

function hasSucceeded({ statuses }: Tried): boolean {
  return [...statuses.keys()].some((status) => status < 300);
}

/** @param told the results of the scenes; some calls succeed in no other way */
function checksOf(
  tried: readonly Tried[],
  told: readonly Tried[],
  seed: number,
  quick: boolean,
): Check[] {
  const all = [...told, ...tried];
  const faults = all.filter(({ fault }) => fault !== undefined);
  const succeeded = new Set(all.filter(hasSucceeded).map(({ id }) => id));
  const never = tried.filter(({ id }) => !succeeded.has(id) && !LATER.test(id));
  const byScene = tried.filter((one) => succeeded.has(one.id) && !hasSucceeded(one));
  const requests = all.reduce((sum, { runs }) => sum + runs, 0);
  return [
    {
      name: 'calls with an answer that is an error, undeclared or not by its schema',
      figure: `${new Set(faults.map(({ id }) => id)).size} of ${tried.length}`,
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
      ...(quick ? {} : { limit: '0' }),
      met: quick || never.length === 0,
      ...(never.length > 0 ? { note: never.map(({ id }) => id).join(', ') } : {}),
    },
    {
      name: 'calls that succeeded in their scene alone, and by no made input',
      figure: `${byScene.length} of ${tried.length}`,
      met: true,
      ...(byScene.length > 0 ? { note: byScene.map(({ id }) => id).join(', ') } : {}),
    },
    { name: 'requests', figure: String(requests), met: true },
  ];
}

/** Calls every operation of the OpenAPI document with valid and broken inputs. */
export const endpoints: Part = {
  name: 'endpoints',
  about: 'each call of the API with valid and broken inputs, answers held against the document',
  run,
};
