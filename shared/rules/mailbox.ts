/**
 * The mailbox behind a mail address, by which messages are counted. The text after a plus is a
 * label of the mailbox's owner (RFC 5233); if it counted, a stranger could write to one mailbox by
 * any number of addresses. Other contacts, such as a phone number, stay as they are.
 */
export function mailboxOf(contact: string): string {
  const text = contact.toLowerCase();
  const plus = text.indexOf('+');
  const at = plus < 0 ? -1 : text.indexOf('@', plus);
  return at < 0 ? text : text.slice(0, plus) + text.slice(at);
}
