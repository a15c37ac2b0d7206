import { exportPKCS8, generateKeyPair, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { shownTicket as ticket } from '../../../tests/support/shown-ticket.ts';
import { googleLink } from './google.ts';

test('the link holds the ticket and its event, signed by the service account', async () => {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const email = 'boletos@platform.example';
  const account = { issuer: '3388000000012345678', email, key: await exportPKCS8(privateKey) };
  const now = Date.UTC(2026, 10, 28);
  const link = await googleLink(account, ticket, 'the-signed-text', {
    origin: 'https://eventos.test',
    language: 'es',
    now,
  });
  const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(link) ?? [];
  const { payload } = await jwtVerify(token, publicKey, {
    issuer: email,
    audience: 'google',
    currentDate: new Date(now),
  });
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    origins: ['https://eventos.test'],
    iat: now / 1000,
    payload: {
      eventTicketClasses: [
        {
          id: '3388000000012345678.it_1',
          issuerName: 'Telón',
          eventName: { defaultValue: { language: 'es', value: 'Concierto' } },
          dateTime: { start: '2027-01-11T02:30:00.000Z' },
        },
      ],
      eventTicketObjects: [
        {
          id: '3388000000012345678.tk_1.0123456789ab',
          classId: '3388000000012345678.it_1',
          state: 'ACTIVE',
          ticketHolderName: 'Ana (Ruiz)',
          barcode: { type: 'QR_CODE', value: 'the-signed-text', alternateText: '0123-4567-89AB' },
        },
      ],
    },
  });
  // Browsers and Google take links of this length.
  expect(link.length).toBeLessThan(2_000);
});
