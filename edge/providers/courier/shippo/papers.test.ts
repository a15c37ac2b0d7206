/** What is printed of a label, and what an event of Shippo's is about. */
import { describe, expect, test } from 'vitest';
import { LABEL, setUp } from '../../../../tests/support/providers/shippo.ts';
import { shippo } from './adapter.ts';

describe('a document', () => {
  const answered = (body: BodyInit, status = 200) =>
    shippo({ fetch: async () => new Response(body, { status }), token: 't' }).paper(PAPER);
  const PAPER = 'https://deliver.goshippo.com/915d.pdf';

  test('is a PDF, and is read without the account’s key', async () => {
    let headers: unknown;
    const send: typeof fetch = async (_, init) => {
      headers = init?.headers;
      return new Response('%PDF-1.4 …');
    };
    const read = await shippo({ fetch: send, token: 't' }).paper(PAPER);
    expect(read.ok && new TextDecoder().decode(read.value)).toBe('%PDF-1.4 …');
    expect(headers).toBeUndefined();
  });

  test.each([
    ['a page', '<html>', 200],
    ['a PDF that is an error', '%PDF-1.4', 403],
    ['more than 5 MB', `%PDF-${'x'.repeat(5 * 1024 * 1024)}`, 200],
  ])('is never %s', async (_, body, status) => {
    expect(await answered(body, status)).toMatchObject({ error: { code: 'courier_unavailable' } });
  });
});

describe('an event', () => {
  test.each([
    [{ data: { transaction: LABEL, tracking_number: 'X' } }, { label: LABEL }],
    [{ data: { tracking_number: '94' } }, { trackingNumber: '94' }],
    [{ data: { object_id: LABEL } }, { label: LABEL }],
    [{ data: { transaction: "' OR 1" } }, undefined],
    [{ data: {} }, undefined],
    [{}, undefined],
    ['text', undefined],
    [null, undefined],
  ])('%j is about %j', (body, hint) => {
    expect(setUp().courier.readEvent(body)).toEqual(hint);
  });
});
