import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ana+tienda@Example.com', 'ana@example.com'],
  ['ana@example.com', 'ana@example.com'],
  ['+525512345678', '+525512345678'],
  ['rosa', 'rosa'],
])('%s leads to %s', (contact, mailbox) => {
  expect(mailboxOf(contact)).toBe(mailbox);
});
