import { expect, test } from 'vitest';
import { mailboxOf } from './mailbox.ts';

test.each([
  ['Ana+tienda@Example.com', 'ana@example.com'],
  ['ana@example.com', 'ana@example.com'],
  ['+525512345678', '+525512345678'],
  ['rosa', 'rosa'],
  ['+label@example.com', '@example.com'],
  ['a@b+c', 'a@b+c'],
  ['ana+a+b@example.com', 'ana@example.com'],
])('%s leads to %s', (contact, mailbox) => {
  expect(mailboxOf(contact)).toBe(mailbox);
});
