import { importPKCS8, SignJWT } from 'jose';
import type { Ticket } from '../../../shared/contracts/tickets.ts';
import { shownCode } from '../../../shared/rules/ticket-code.ts';

/** Where a signed pass is added (Google Wallet API, «Add to Google Wallet» links). */
const SAVE = 'https://pay.google.com/gp/v/save/';
const ALGORITHM = 'RS256';

/** The account whose links add tickets to Google Wallet. */
interface GoogleAccount {
  /** The id of the issuer account. */
  readonly issuer: string;
  /** The service account that signs. */
  readonly email: string;
  /** Its private key: PKCS #8 as PEM. */
  readonly key: string;
}

/**
 * The link by which a ticket is added to Google Wallet: it holds the event and the ticket, signed by the platform's
 * service account, so that no call is made to Google.
 * @param text the signed text of the QR code
 * @param origin of the store's page
 */
export async function googleLink(
  { issuer, email, key }: GoogleAccount,
  ticket: Ticket,
  text: string,
  { origin, language, now }: { origin: string; language: string; now: number },
): Promise<string> {
  const classId = `${issuer}.${ticket.event.item}`;
  const payload = {
    eventTicketClasses: [classOf(classId, ticket, language)],
    eventTicketObjects: [objectOf(`${issuer}.${ticket.id}.${ticket.code}`, classId, ticket, text)],
  };
  const token = await new SignJWT({ typ: 'savetowallet', origins: [origin], payload })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setIssuer(email)
    .setAudience('google')
    .setIssuedAt(Math.floor(now / 1000))
    .sign(await importPKCS8(key, ALGORITHM));
  return SAVE + token;
}

function classOf(id: string, { event, seller }: Ticket, language: string): object {
  const said = (value: string) => ({ defaultValue: { language, value } });
  return {
    id,
    issuerName: seller,
    reviewStatus: 'UNDER_REVIEW',
    eventName: said(event.name),
    ...(event.place && { venue: { name: said(event.place), address: said(event.place) } }),
    ...(event.starts_at && { dateTime: { start: event.starts_at } }),
  };
}

function objectOf(id: string, classId: string, ticket: Ticket, value: string): object {
  return {
    id,
    classId,
    state: ticket.state === 'valid' ? 'ACTIVE' : 'COMPLETED',
    ticketHolderName: ticket.full_name,
    ticketNumber: shownCode(ticket.code),
    barcode: { type: 'QR_CODE', value, alternateText: shownCode(ticket.code) },
  };
}
