import { expect, test } from 'vitest';
import { readPaper } from './paper.ts';

const KB = 1024;
const answering = (response: Response) => () => Promise.resolve(response);
const read = (response: Response) =>
  readPaper(answering(response), 'https://courier.example/l.pdf');

test('a PDF is read, and nothing else', async () => {
  expect(await read(new Response('%PDF-1.7 x'))).toMatchObject({ ok: true });
  for (const other of ['<!doctype html>', '', '%PD']) {
    expect(await read(new Response(other)), other).toMatchObject({ ok: false });
  }
  expect(await read(new Response('%PDF-1.7', { status: 404 }))).toMatchObject({ ok: false });
});

test('of a document without an end five megabytes are read at most', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      const chunk = new Uint8Array(64 * KB);
      if (sent === 0) chunk.set(new TextEncoder().encode('%PDF-'));
      sent += chunk.byteLength;
      controller.enqueue(chunk);
    },
  });
  expect(await read(new Response(endless))).toMatchObject({ ok: false });
  expect(sent).toBeLessThan(6 * KB * KB);
});
