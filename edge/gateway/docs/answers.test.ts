import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contracts } from '../../../tests/support/contracts.ts';
import { API_ANSWERS, ROOT } from '../../cli/paths.ts';
import { openApiDocument } from '../openapi.ts';
import { callsIn, successOf, type ApiDocument } from './document.ts';
import { sampleOf } from './sample.ts';

const folder = join(ROOT, API_ANSWERS);
const told = readdirSync(folder).flatMap((file) =>
  Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>),
);

test('each answer that the demo gave is one of its call today', () => {
  const wrong = told.flatMap(([id, answer]) => {
    const call = contracts.find((one) => one.id === id);
    // A call that has gone leaves its answer until the next recording.
    return !call || call.answer.safeParse(answer).success ? [] : [id];
  });
  expect(told.length).toBeGreaterThan(250);
  expect(wrong, 'edge/README.md says how they are recorded').toEqual([]);
});

test('a sample has every field that a schema demands', () => {
  const document = openApiDocument(contracts, 'https://una.mx', 'es') as unknown as ApiDocument;
  const lacking = callsIn(document).flatMap((call) => {
    const { schema } = successOf(call);
    const sample = sampleOf(schema, document.components.schemas) as object;
    const missing = (schema.required ?? []).filter((name) => !(name in sample));
    return missing.length > 0 ? [[call.operationId, missing]] : [];
  });
  expect(lacking).toEqual([]);
});
