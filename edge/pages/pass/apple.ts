import type { Ticket } from '../../../shared/contracts/tickets.ts';
import { shownCode } from '../../../shared/rules/ticket-code.ts';
import type { PassSigner } from '../../modules/tickets/index.ts';
import type { ZipEntry } from '../zip/zip.ts';
import { squareIcon } from './icon.ts';

/** The words of a pass, by name. */
export interface PassWords {
  readonly attendee: string;
  readonly when: string;
  readonly where: string;
  readonly kind: string;
  readonly code: string;
}

const COLOUR = [38, 50, 56] as const;
const SIDE = 29;

/**
 * The files of a ticket's pass for Apple Wallet: what it says, its icons, the manifest of their sums, and the manifest's
 * signature. Without a signer there is none: devices refuse such a pass, so its identifiers name nobody either.
 * @param text the signed text of the QR code
 * @param signing by whom and when (epoch ms) it is signed
 */
export async function applePass(
  ticket: Ticket,
  text: string,
  t: PassWords,
  signing?: { readonly signer: PassSigner; readonly now: number },
): Promise<readonly ZipEntry[]> {
  const files = [
    { name: 'pass.json', bytes: encode(passOf(ticket, text, t, signing?.signer)) },
    { name: 'icon.png', bytes: await squareIcon(SIDE, COLOUR) },
    { name: 'icon@2x.png', bytes: await squareIcon(SIDE * 2, COLOUR) },
  ];
  const sums = await Promise.all(
    files.map(async ({ name, bytes }) => [name, await sha1(bytes)] as const),
  );
  const manifest = encode(Object.fromEntries(sums));
  const whole = [...files, { name: 'manifest.json', bytes: manifest }];
  if (!signing) return whole;
  return [...whole, { name: 'signature', bytes: await signing.signer.sign(manifest, signing.now) }];
}

function passOf(
  { event, ...ticket }: Ticket,
  message: string,
  t: PassWords,
  signer: PassSigner | undefined,
): object {
  const kind = Object.values(ticket.description).join(' · ');
  const when = event.starts_at;
  return {
    formatVersion: 1,
    passTypeIdentifier: signer?.passType ?? 'pass.unsigned',
    teamIdentifier: signer?.team ?? 'UNSIGNED',
    // Another issue of the ticket is another pass.
    serialNumber: `${ticket.id}.${ticket.code}`,
    organizationName: ticket.seller,
    description: event.name,
    ...(when && { relevantDate: when }),
    backgroundColor: `rgb(${COLOUR.join(', ')})`,
    foregroundColor: 'rgb(255, 255, 255)',
    labelColor: 'rgb(255, 255, 255)',
    voided: ticket.state !== 'valid',
    barcodes: [
      {
        format: 'PKBarcodeFormatQR',
        message,
        messageEncoding: 'iso-8859-1',
        altText: shownCode(ticket.code),
      },
    ],
    eventTicket: {
      primaryFields: [{ key: 'event', value: event.name }],
      secondaryFields: [
        { key: 'name', label: t.attendee, value: ticket.full_name },
        ...(when
          ? [
              {
                key: 'when',
                label: t.when,
                value: when,
                dateStyle: 'PKDateStyleMedium',
                timeStyle: 'PKDateStyleShort',
              },
            ]
          : []),
      ],
      auxiliaryFields: [
        ...(event.place ? [{ key: 'where', label: t.where, value: event.place }] : []),
        ...(kind ? [{ key: 'kind', label: t.kind, value: kind }] : []),
      ],
      backFields: [{ key: 'code', label: t.code, value: shownCode(ticket.code) }],
    },
  };
}

const encode = (value: object) => new TextEncoder().encode(JSON.stringify(value));

async function sha1(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-1', bytes)).toString('hex');
}
