/**
 * The mailbox that a mail address leads to, for counting: what stands behind a plus is its owner's own
 * label (RFC 5233), and would give a stranger as many addresses of theirs as there are words. Anything
 * else, such as a number, stays as it is.
 */
export function mailboxOf(contact: string): string {
  return contact.toLowerCase().replace(/\+[^@]*(?=@)/, '');
}
