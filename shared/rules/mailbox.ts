/**
 * The mailbox behind a mail address, by which messages are counted. The text after a plus is a
 * label of the mailbox's owner (RFC 5233); if it counted, a stranger could write to one mailbox by
 * any number of addresses. Other contacts, such as a phone number, stay as they are.
 */
export function mailboxOf(contact: string): string {
  return contact.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
