/** Files of items that are larger than a part of the bucket, and files that no job reads. */
import { env } from 'cloudflare:workers';
import { beforeAll, expect, test } from 'vitest';
import { IMPORT_MAX_BYTES } from '../../../shared/contracts/item-import.ts';
import { openImports } from './opened-imports.ts';

let opened: Awaited<ReturnType<typeof openImports>>;

beforeAll(async () => {
  opened = await openImports();
});

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function filesKept(): Promise<string[]> {
  return (await env.MEDIA.list({ prefix: 'jobs/' })).objects.map(({ key }) => key);
}

test('a file of several parts is kept byte by byte, and each of its rows is read once', async () => {
  const filler = `"${'á'.repeat(60_000)}"`;
  const rows = Array.from({ length: 120 }, (_, n) => `L-${n},Lienzo ${n},10,${filler}`);
  const text = `code,name,price,nota\n${rows.join('\n')}\n`;
  const job = await opened.imported(bytesOf(text));
  expect(job).toMatchObject({ state: 'done', counts: { made: 120, failed: 0 } });
  const [counted] = await opened.rows(
    "SELECT count(*) AS n, count(DISTINCT code) AS codes FROM sku WHERE code LIKE 'L-%'",
  );
  expect(counted).toEqual({ n: 120, codes: 120 });
  const kept = await env.MEDIA.get(`jobs/${job.id}/source`);
  expect(kept!.size).toBeGreaterThan(14_000_000);
  expect((await kept!.text()) === text).toBe(true);
});

test('of a file that is sent twice under one key the bucket keeps one', async () => {
  const before = (await filesKept()).length;
  const file = bytesOf('code,name,price\nM-1,Manta,10\n');
  const sent = await Promise.all([
    opened.upload(file, 'one-key-of-a-file'),
    opened.upload(file, 'one-key-of-a-file'),
  ]);
  const again = await opened.upload(file, 'one-key-of-a-file');
  expect(again.status).toBe(201);
  for (const { status, body } of sent) {
    if (status === 201) expect(body.id).toBe(again.body.id);
    else expect([status, body]).toMatchObject([409, { code: 'idempotency_in_progress' }]);
  }
  expect((await filesKept()).length).toBe(before + 1);
  expect((await opened.work(again.body.id)).counts).toMatchObject({ made: 1 });
});

test('a file that is refused leaves nothing in the bucket', async () => {
  const before = await filesKept();
  expect((await opened.upload(new Uint8Array())).status).toBe(400);
  expect((await opened.upload(new Uint8Array(IMPORT_MAX_BYTES + 1))).body).toMatchObject({
    code: 'payload_too_large',
  });
  expect(await filesKept()).toEqual(before);
});
