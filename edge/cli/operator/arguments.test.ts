import { expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';

const ID = 'ms_52z2k1mxxwjv97j2snyyhxhcav';
const plain = { kind: 'messages', id: undefined, cell: undefined, json: false, remote: false };

test.each([
  ['messages dead', { ...plain, action: 'dead' }],
  ['messages dead --cell a --json', { ...plain, action: 'dead', cell: 'a', json: true }],
  [`messages show ${ID} --remote`, { ...plain, action: 'show', id: ID, remote: true }],
  [`--remote messages resend ${ID}`, { ...plain, action: 'resend', id: ID, remote: true }],
  ['messages resend --all', { ...plain, action: 'resend' }],
])('understands %s', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(command);
});

test.each(['', '--help', '-h', 'messages resend --help'])('helps: %s', (line) => {
  expect(parseCommand(line === '' ? [] : line.split(' '))).toEqual({ kind: 'help' });
});

test.each([
  ['orders', /Unknown topic: orders/],
  ['messages', /Unknown command/],
  ['messages kill', /Unknown command: messages kill/],
  ['messages dead --loud', /--loud/],
  [`messages dead ${ID}`, /takes no message/],
  ['messages show', /wants a message’s id/],
  ['messages show --all', /Either one/],
  ['messages resend', /wants a message’s id/],
  [`messages resend ${ID} --all`, /Either one/],
  [`messages resend ${ID} ${ID}`, /Too much/],
  ["messages resend ms_1';--", /no message’s id/],
  ['messages show or_52z2k1mx', /no message’s id/],
])('does not guess: %s', (line, fault) => {
  expect(parseCommand(line.split(' '))).toEqual({
    kind: 'usage',
    fault: expect.stringMatching(fault),
  });
});
