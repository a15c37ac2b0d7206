import { createHash } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { messages } from '../../../fragments/shop/tickets/messages/en.ts';
import { readZip } from '../../../tests/support/read-zip.ts';
import { PASS_TYPE, passCertificate, TEAM } from '../../../tests/support/pass-certificate.ts';
import { shownTicket as ticket } from '../../../tests/support/shown-ticket.ts';
import { passSignerOf } from '../../modules/tickets/index.ts';
import { zipStream } from '../zip/zip.ts';
import { applePass } from './apple.ts';

const TEXT = 'tk_1.it_1.0123456789ab.signature';
const textOf = (bytes?: Uint8Array) => new TextDecoder().decode(bytes);

async function read(shown = ticket, signing?: Parameters<typeof applePass>[3]) {
  const stream = zipStream(await applePass(shown, TEXT, messages.en, signing));
  return readZip(new Uint8Array(await new Response(stream).arrayBuffer()));
}

test('a pass says what the ticket says, and its manifest has the sum of each file', async () => {
  const files = await read();
  expect([...files.keys()]).toEqual(['pass.json', 'icon.png', 'icon@2x.png', 'manifest.json']);
  expect(JSON.parse(textOf(files.get('pass.json')))).toMatchObject({
    formatVersion: 1,
    serialNumber: 'tk_1.0123456789ab',
    organizationName: 'Telón',
    relevantDate: '2027-01-11T02:30:00.000Z',
    voided: false,
    barcodes: [{ format: 'PKBarcodeFormatQR', message: TEXT, altText: '0123-4567-89AB' }],
    eventTicket: {
      primaryFields: [{ value: 'Concierto' }],
      secondaryFields: [{ value: 'Ana (Ruiz)' }, { value: '2027-01-11T02:30:00.000Z' }],
      auxiliaryFields: [{ value: 'Foro Norte' }, { value: 'General' }],
    },
  });
  const sums = JSON.parse(textOf(files.get('manifest.json'))) as Record<string, string>;
  for (const [name, sum] of Object.entries(sums)) {
    expect(createHash('sha1').update(files.get(name)!).digest('hex')).toBe(sum);
  }
  expect(Object.keys(sums)).toHaveLength(3);
});

test('nothing in it looks like a signature', async () => {
  const files = await read();
  expect(files.has('signature')).toBe(false);
  expect(textOf(files.get('pass.json'))).toContain('"passTypeIdentifier":"pass.unsigned"');
});

test('a signed one names the pass type and the team of its certificate, and its manifest is what is signed', async () => {
  const now = Date.UTC(2026, 10, 28);
  const opened = await passSignerOf((await passCertificate()).pem, now);
  if (!opened.ok) throw new Error(opened.error);
  const signed: Uint8Array[] = [];
  const sign: typeof opened.value.sign = async (manifest, at) => {
    signed.push(manifest);
    return opened.value.sign(manifest, at);
  };
  const files = await read(ticket, { signer: { ...opened.value, sign }, now });
  expect(JSON.parse(textOf(files.get('pass.json')))).toMatchObject({
    passTypeIdentifier: PASS_TYPE,
    teamIdentifier: TEAM,
  });
  expect(signed.map(textOf)).toEqual([textOf(files.get('manifest.json'))]);
  // A sequence of DER that names signed data.
  expect(Buffer.from(files.get('signature')!).toString('hex')).toMatch(
    /^3082....06092a864886f70d010702/,
  );
  expect(JSON.parse(textOf(files.get('manifest.json')))).not.toHaveProperty('signature');
});

test('an event without date and place has neither on its pass', async () => {
  const event = { ...ticket.event, starts_at: null, place: null };
  const { eventTicket, ...pass } = JSON.parse(
    textOf((await read({ ...ticket, event, description: {} })).get('pass.json')),
  ) as { eventTicket: { auxiliaryFields: unknown[] } };
  expect(pass).not.toHaveProperty('relevantDate');
  expect(eventTicket.auxiliaryFields).toEqual([]);
});

test('its icons are pictures of their size', async () => {
  const bytes = Buffer.from((await read()).get('icon@2x.png')!);
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([58, 58]);
  const at = bytes.indexOf('IDAT');
  const packed = bytes.subarray(at + 4, at + 4 + bytes.readUInt32BE(at - 4));
  expect(inflateSync(packed)).toHaveLength(58 * (58 * 3 + 1));
});
