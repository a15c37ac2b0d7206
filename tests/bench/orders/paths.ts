/** The paths that the bench's worker answers before any code of the product. */
export const TICKETS_PATH = '/bare-tickets';
export const ADMIT_PATH = '/bare-admission';

/** A ticket that was made for the bench: its id, and the signed text of its QR code. */
export interface MadeTicket {
  readonly id: string;
  readonly text: string;
}
