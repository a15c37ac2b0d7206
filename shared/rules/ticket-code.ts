/** The texts by which a ticket is known at the door: the one in its QR code, and the one for hands. */

/** The parts of the text in a ticket's QR code. */
export interface TicketText {
  readonly ticket: string;
  /** The item whose door it opens. */
  readonly event: string;
  /** This issue of the ticket. */
  readonly code: string;
}

/** The whole text, with its signature in base64url (64 bytes, RFC 8032). */
export interface SignedTicketText extends TicketText {
  readonly signature: string;
}

const SIGNED = /^(tk_[a-z0-9-]{1,60})\.(it_[a-z0-9-]{1,60})\.([0-9a-f]{12})\.([\w-]{85}[AQgw])$/;
const TYPED = /^[0-9a-f]{12}$/;

/** The longest text that is read as a code; the rest of a longer one is no ticket. */
export const SCANNED_MAX = 400;

/** The text that is signed: the ticket, the event, and the issue. */
export function unsignedText({ ticket, event, code }: TicketText): string {
  return `${ticket}.${event}.${code}`;
}

/** The text of a QR code. */
export function signedText({ signature, ...parts }: SignedTicketText): string {
  return `${unsignedText(parts)}.${signature}`;
}

/** Reads the text of a QR code; undefined for one that no ticket of ours has. */
export function readSignedText(text: string): SignedTicketText | undefined {
  const [, ticket, event, code, signature] = SIGNED.exec(text.trim()) ?? [];
  if (!ticket || !event || !code || !signature) return undefined;
  return { ticket, event, code, signature };
}

/** Reads a code that was typed from a ticket, with or without its spaces and hyphens. */
export function readTypedCode(text: string): string | undefined {
  const code = text.replace(/[\s-]/g, '').toLowerCase();
  return TYPED.test(code) ? code : undefined;
}

/** A code in groups of four, as tickets show it. */
export function shownCode(code: string): string {
  return code.toUpperCase().replace(/(.{4})(?=.)/g, '$1-');
}
