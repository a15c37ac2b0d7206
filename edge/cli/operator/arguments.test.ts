import { expect, test } from 'vitest';
import { parseCommand } from './arguments.ts';

const ID = 'ms_52z2k1mxxwjv97j2snyyhxhcav';
const plain = { kind: 'messages', id: undefined, cell: undefined, json: false, remote: false };
const ledger = { kind: 'ledger', all: false, cell: undefined, json: false, remote: false };

test.each([
  ['messages dead', { ...plain, action: 'dead' }],
  ['messages dead --cell a --json', { ...plain, action: 'dead', cell: 'a', json: true }],
  [`messages show ${ID} --remote`, { ...plain, action: 'show', id: ID, remote: true }],
  [`--remote messages resend ${ID}`, { ...plain, action: 'resend', id: ID, remote: true }],
  ['messages resend --all', { ...plain, action: 'resend' }],
  ['ledger audit', ledger],
  ['ledger audit --all --cell b --json', { ...ledger, all: true, cell: 'b', json: true }],
])('understands %s', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(command);
});

const REPORT = 'rp_52z2k1mxxwjv97j2snyyhxhcav';
const reports = { kind: 'reports', id: undefined, json: false, remote: false };

test.each([
  ['reports open', { ...reports, action: 'open' }],
  [`reports show ${REPORT} --json`, { ...reports, action: 'show', id: REPORT, json: true }],
  [`reports close ${REPORT} --remote`, { ...reports, action: 'close', id: REPORT, remote: true }],
])('understands %s', (line, command) => {
  expect(parseCommand(line.split(' '))).toEqual(command);
});

test.each(['reports', 'reports show', `reports show ${ID}`, `reports open ${REPORT}`])(
  'refuses %s',
  (line) => {
    expect(parseCommand(line.split(' '))).toMatchObject({ kind: 'usage' });
  },
);

const store = {
  kind: 'stores',
  owner: undefined,
  type: undefined,
  countries: undefined,
  canSkipPin: undefined,
  withdraw: false,
  json: false,
  remote: false,
};

test.each([
  ['stores show moda', { ...store, action: 'show', store: 'moda' }],
  ['stores set moda --owner lirio', { ...store, action: 'set', store: 'moda', owner: 'lirio' }],
  [
    'stores set moda --countries mx,US,MX',
    { ...store, action: 'set', store: 'moda', countries: ['MX', 'US'] },
  ],
  ['stores set moda --countries own', { ...store, action: 'set', store: 'moda', countries: [] }],
  ['stores set moda --skip-pin yes', { ...store, action: 'set', store: 'moda', canSkipPin: true }],
  ['stores set moda --skip-pin no', { ...store, action: 'set', store: 'moda', canSkipPin: false }],
  [
    'stores set st_moda --type affinity --owner a@b.mx --remote --json',
    {
      ...store,
      action: 'set',
      store: 'st_moda',
      owner: 'a@b.mx',
      type: 'affinity',
      remote: true,
      json: true,
    },
  ],
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
  ['messages dead --owner lirio', /are for stores/],
  ['constructor show moda', /Unknown topic/],
  ['push', /Unknown command: push/],
  ['push send', /Unknown command: push send/],
  ['push keys moda', /takes no moda/],
  ['push keys --all', /are for messages and the ledger/],
  ['push keys --owner lirio', /are for stores/],
  ['ledger close', /Unknown command: ledger close/],
  ['ledger audit moda', /takes no moda/],
  ['ledger audit --owner lirio', /are for stores/],
  ['stores', /Unknown command/],
  ['stores sell moda', /Unknown command: stores sell/],
  ['stores show', /wants a store’s slug/],
  ["stores show moda';--", /no store’s slug/],
  ['stores show moda --type other', /changes nothing/],
  ['stores show moda --cell a', /are for messages and the ledger/],
  [
    'stores set moda',
    /wants --owner, --type, --countries, --skip-pin, --rates, --touch, --withheld, --withdraw or --texts/,
  ],
  ['stores set moda --skip-pin perhaps', /is yes or no/],
  ['stores show moda --skip-pin yes', /changes nothing/],
  ['messages dead --skip-pin yes', /are for stores/],
  ['stores set moda --countries MX,ZZ', /"ZZ" is no country/],
  ['stores set moda --countries México', /is no country/],
  ['stores set moda --countries MX,', /"" is no country/],
  ['stores show moda --countries MX', /changes nothing/],
  ['messages dead --countries MX', /are for stores/],
  ['stores set moda --type shop', /franchise, affinity, affiliate, other/],
  ['stores set moda casa --type other', /Too much: casa/],
])('does not guess: %s', (line, fault) => {
  expect(parseCommand(line.split(' '))).toEqual({
    kind: 'usage',
    fault: expect.stringMatching(fault),
  });
});
