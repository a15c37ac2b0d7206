import { beforeAll, expect, test } from 'vitest';
import { contracts } from '../../support/contracts.ts';
import {
  endpointsOf,
  sourceOf,
  tryEndpoint,
  type ApiDocument,
} from '../../chaos/attack/endpoints/attack.ts';
import type { Source } from '../../chaos/attack/endpoints/schema.ts';
import { takeSamples } from '../../chaos/attack/support/samples.ts';
import { casa } from '../shops.ts';

// The same inputs in each run; `npm run chaos -- --part endpoints` makes new ones.
const QUICK = { runs: 20, seed: 20_261_121 };

let document: ApiDocument;
let source: Source;
beforeAll(async () => {
  document = (await casa.get('/api/openapi.json')).json() as ApiDocument;
  source = sourceOf(document, await takeSamples(casa));
});

test.each(contracts.map(({ id }) => id))(
  '%s answers as the document says, whatever is sent',
  async (id) => {
    const endpoint = endpointsOf(document).find(({ operation }) => operation.operationId === id);
    if (!endpoint) throw new Error(`no ${id}`);
    expect((await tryEndpoint(casa, document, endpoint, source, QUICK)).fault).toBeUndefined();
  },
);
