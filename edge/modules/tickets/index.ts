export * as door from './door-statements.ts';
export type { AttendantRow, EventRow } from './door-statements.ts';
export { isSigned, listKeys, newTicketCode, signerOf } from './keys.ts';
export { attributesOf, toAttendant, toDoorEvent, toTicket } from './mapper.ts';
export * as tickets from './statements.ts';
export type { TicketRow } from './statements.ts';
