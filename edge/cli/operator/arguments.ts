/** Parses the operator's command line. */
import { parseArgs } from 'node:util';
import { isSupportedCountry } from 'libphonenumber-js';
import { slug, storeTypes, type StoreType } from '../../../shared/contracts/fields.ts';
import { TOUCHES, type Touch } from '../../../shared/rules/resale-terms.ts';
import { fitTogether, isRate } from '../../../shared/rules/rates.ts';
import { EARNERS } from '../../../shared/rules/resale-shares.ts';
import { parseId } from '../../../shared/kernel/ids.ts';

interface Asked {
  readonly json: boolean;
  readonly remote: boolean;
}

export interface MessagesCommand extends Asked {
  readonly kind: 'messages';
  readonly action: 'dead' | 'show' | 'resend';
  /** One message; undefined for all of them. */
  readonly id: string | undefined;
  readonly cell: string | undefined;
}

export interface StoresCommand extends Asked {
  readonly kind: 'stores';
  readonly action: 'show' | 'set';
  /** The store's slug or id. */
  readonly store: string;
  readonly owner: string | undefined;
  readonly type: StoreType | undefined;
  /** The countries that it delivers to, ISO 3166-1 alpha-2; none means its own alone. */
  readonly countries: readonly string[] | undefined;
  /** Whether a sign-up there needs no PIN. */
  readonly canSkipPin: boolean | undefined;
  /** The parts of a margin, in the order of `EARNERS`. */
  readonly rates: readonly number[] | undefined;
  readonly touch: Touch | undefined;
  /** The parts of a payout that are withheld as tax: people's and stores'. */
  readonly withheld: readonly number[] | undefined;
  /** When rates, touch and what is withheld begin, by the store's clock: a day, or a day with its hour; now where left out. */
  readonly from: string | undefined;
  /** Whether rates and taxes that have not begun are withdrawn. */
  readonly withdraw: boolean;
  /** Text messages that it has from now on. */
  readonly texts: number | undefined;
}

export interface LedgerCommand extends Asked {
  readonly kind: 'ledger';
  /** Whether sealed days are audited too. */
  readonly all: boolean;
  readonly cell: string | undefined;
}

export interface ReportsCommand extends Asked {
  readonly kind: 'reports';
  readonly action: 'open' | 'show' | 'close';
  /** One report; undefined for the list. */
  readonly id: string | undefined;
}

export interface PushCommand extends Asked {
  readonly kind: 'push';
}

export interface WalletCommand extends Asked {
  readonly kind: 'wallet';
  /** The file to be checked; undefined for what the environment holds. */
  readonly file: string | undefined;
}

export type Command =
  | MessagesCommand
  | PushCommand
  | WalletCommand
  | LedgerCommand
  | StoresCommand
  | ReportsCommand
  | { readonly kind: 'help' }
  | { readonly kind: 'usage'; readonly fault: string };

const STORE_OPTIONS =
  '--owner, --type, --countries, --skip-pin, --rates, --touch, --withheld, --withdraw';
/** A day, or a day with its hour. */
const FROM = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?$/;
const FOR_STORES = `${STORE_OPTIONS} and --texts are for stores.`;
/** Text messages that a store may have at once. */
const TEXTS_MAX = 1_000_000;
const OPTIONS = {
  all: { type: 'boolean', default: false },
  cell: { type: 'string' },
  owner: { type: 'string' },
  type: { type: 'string' },
  countries: { type: 'string' },
  'skip-pin': { type: 'string' },
  rates: { type: 'string' },
  touch: { type: 'string' },
  withheld: { type: 'string' },
  from: { type: 'string' },
  withdraw: { type: 'boolean', default: false },
  texts: { type: 'string' },
  json: { type: 'boolean', default: false },
  remote: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

function read(args: readonly string[]) {
  return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
}
type Values = ReturnType<typeof read>['values'];

/** Parses the arguments; names the part that it does not understand instead of guessing. */
export function parseCommand(args: readonly string[]): Command {
  let given;
  try {
    given = read(args);
  } catch (error) {
    return usage(error instanceof Error ? error.message : String(error));
  }
  const { values, positionals } = given;
  if (values.help || args.length === 0) return { kind: 'help' };
  const [topic, action = '', subject, ...rest] = positionals;
  const parse = topic !== undefined && Object.hasOwn(TOPICS, topic) ? TOPICS[topic] : undefined;
  if (!parse) return usage(`Unknown topic: ${topic ?? 'none'}.`);
  if (rest.length > 0) return usage(`Too much: ${rest.join(' ')}`);
  return parse(action, subject, values);
}

type Parse = (action: string, subject: string | undefined, values: Values) => Command;
const TOPICS: Readonly<Record<string, Parse>> = {
  ledger: parseLedger,
  messages: parseMessages,
  push: parsePush,
  reports: parseReports,
  stores: parseStores,
  wallet: parseWallet,
};

function parseLedger(action: string, subject: string | undefined, values: Values): Command {
  if (action !== 'audit') return usage(`Unknown command: ledger ${action}`.trimEnd());
  if (subject !== undefined) return usage(`ledger audit takes no ${subject}.`);
  const { all, cell, json, remote } = values;
  if (changesOf(values).length > 0) return usage(FOR_STORES);
  return { kind: 'ledger', all, cell, json, remote };
}

function parsePush(action: string, subject: string | undefined, values: Values): Command {
  if (action !== 'keys') return usage(`Unknown command: push ${action}`.trimEnd());
  if (subject !== undefined) return usage(`push keys takes no ${subject}.`);
  const { all, cell, json, remote } = values;
  if (all || cell !== undefined) return usage('--all and --cell are for messages and the ledger.');
  if (changesOf(values).length > 0) return usage(FOR_STORES);
  return { kind: 'push', json, remote };
}

function parseWallet(action: string, file: string | undefined, values: Values): Command {
  if (action !== 'apple' && action !== 'check') {
    return usage(`Unknown command: wallet ${action}`.trimEnd());
  }
  if (action === 'apple' && file === undefined) return usage('wallet apple wants a file.');
  if (action === 'check' && file !== undefined) return usage(`wallet check takes no ${file}.`);
  const { all, cell, json, remote } = values;
  if (all || cell !== undefined) return usage('--all and --cell are for messages and the ledger.');
  if (changesOf(values).length > 0) return usage(FOR_STORES);
  return { kind: 'wallet', file, json, remote };
}

function parseMessages(action: string, text: string | undefined, values: Values): Command {
  if (action !== 'dead' && action !== 'show' && action !== 'resend') {
    return usage(`Unknown command: messages ${action}`.trimEnd());
  }
  const { all, cell, json, remote } = values;
  if (changesOf(values).length > 0) {
    return usage(FOR_STORES);
  }
  const fault = messageFault(action, text, all);
  if (fault !== undefined) return usage(fault);
  return { kind: 'messages', action, id: text, cell, json, remote };
}

function parseReports(action: string, id: string | undefined, values: Values): Command {
  if (action !== 'open' && action !== 'show' && action !== 'close') {
    return usage(`Unknown command: reports ${action}`.trimEnd());
  }
  const { all, cell, json, remote } = values;
  if (all || cell !== undefined) return usage('--all and --cell are for messages and the ledger.');
  if (changesOf(values).length > 0) return usage(FOR_STORES);
  if (action === 'open' && id !== undefined) return usage('reports open takes no report.');
  if (action !== 'open' && id === undefined) return usage(`reports ${action} wants a report’s id.`);
  if (id !== undefined && !parseId('talkReport', id)) {
    return usage(`${id} is no report’s id (rp_…).`);
  }
  return { kind: 'reports', action, id, json, remote };
}

function messageFault(
  action: MessagesCommand['action'],
  text: string | undefined,
  all: boolean,
): string | undefined {
  if (action === 'dead') {
    return text === undefined && !all ? undefined : 'messages dead takes no message.';
  }
  if (all && (action === 'show' || text !== undefined)) {
    return 'Either one message, or --all to resend all of them.';
  }
  if (text === undefined) return all ? undefined : `messages ${action} wants a message’s id.`;
  return parseId('message', text) ? undefined : `${text} is no message’s id (ms_…).`;
}

function parseStores(action: string, store: string | undefined, values: Values): Command {
  if (action !== 'show' && action !== 'set') {
    return usage(`Unknown command: stores ${action}`.trimEnd());
  }
  const { all, cell, owner, json, remote } = values;
  if (all || cell !== undefined) return usage('--all and --cell are for messages and the ledger.');
  if (store === undefined) return usage(`stores ${action} wants a store’s slug or id.`);
  if (!slug.safeParse(store).success) return usage(`${store} is no store’s slug or id.`);
  const given = changesOf(values).length > 0;
  if (action === 'show' && given) return usage('stores show changes nothing.');
  if (action === 'set' && !given) {
    return usage(`stores set wants ${STORE_OPTIONS} or --texts.`);
  }
  if (owner?.trim() === '') return usage('--owner wants a username or an e-mail.');
  const type = storeTypes.find((one) => one === values.type);
  if (values.type !== undefined && type === undefined) {
    return usage(`${values.type} is no type of store; there are ${storeTypes.join(', ')}.`);
  }
  const skip = values['skip-pin'];
  if (skip !== undefined && skip !== 'yes' && skip !== 'no') {
    return usage('--skip-pin is yes or no.');
  }
  const canSkipPin = skip === undefined ? undefined : skip === 'yes';
  const countries = values.countries === undefined ? undefined : countriesIn(values.countries);
  const unknown = countries?.find((code) => !isSupportedCountry(code));
  if (unknown !== undefined) return usage(`"${unknown}" is no country’s code of two letters.`);
  const rates = values.rates?.split(',').map(Number);
  if (rates && !(rates.length === EARNERS.length && rates.every(isRate) && fitTogether(rates))) {
    return usage('--rates wants four numbers, 0 to 1 with six decimals, together no more than 1.');
  }
  const touch = TOUCHES.find((one) => one === values.touch);
  if (values.touch !== undefined && touch === undefined) return usage('--touch is last or first.');
  const withheld = values.withheld?.split(',').map(Number);
  if (withheld && !(withheld.length === 2 && withheld.every(isRate))) {
    return usage('--withheld wants two numbers, 0 to 1 with six decimals.');
  }
  const dated = rates ?? touch ?? withheld;
  if (values.from !== undefined && (dated === undefined || !FROM.test(values.from))) {
    return usage(
      '--from wants --rates, --touch or --withheld, and a day such as 2027-01-31, or 2027-01-31T09:00.',
    );
  }
  const texts = values.texts === undefined ? undefined : textsIn(values.texts);
  if (Number.isNaN(texts)) return usage(`--texts wants a whole number up to ${TEXTS_MAX}.`);
  const { from, withdraw } = values;
  const terms = { rates, touch, withheld, from, withdraw, texts };
  const change = { owner: owner?.trim(), type, countries, canSkipPin, ...terms };
  return { kind: 'stores', action, store, ...change, json, remote };
}

/** The values that would change a store. */
function changesOf(values: Values): string[] {
  const { owner, type, countries, 'skip-pin': skip, rates, touch, withheld, texts } = values;
  const withdraw = values.withdraw ? 'yes' : undefined;
  return [owner, type, countries, skip, rates, touch, withheld, withdraw, texts].filter(
    (value) => value !== undefined,
  );
}

/** The number in a text; NaN where it is none that a store may have. */
function textsIn(text: string): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return count <= TEXTS_MAX ? count : Number.NaN;
}

/** The country codes in a text, each once; `own` stands for no list. */
function countriesIn(text: string): string[] {
  if (text.trim().toLowerCase() === 'own') return [];
  return [...new Set(text.split(',').map((code) => code.trim().toUpperCase()))];
}

function usage(fault: string): Command {
  return { kind: 'usage', fault };
}
