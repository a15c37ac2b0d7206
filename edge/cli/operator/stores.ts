/**
 * The operator's commands on stores: show or set a store's owner, type, countries of delivery,
 * sign-up and text messages.
 */
import { newId } from '../../../shared/kernel/ids.ts';
import { instantOf, localIso, startOfDay } from '../../../shared/rules/local-time.ts';
import { Refusal } from '../start/refusal.ts';
import type { StoresCommand } from './arguments.ts';
import type { Cells } from './cells.ts';
import { print } from './print.ts';
import {
  findAccount,
  findInCell,
  findStore,
  insertRates,
  insertWithheld,
  withdrawPlanned,
  putTexts,
  updateInCell,
  updateInDirectory,
  type CellStoreRow,
  type DirectoryStoreRow,
  type NetworkTerms,
  type PlannedTerms,
} from './store-statements.ts';

/** Rates are kept in these. */
const MILLION = 1_000_000;

/**
 * Runs one command, and prints its result. The store's own cell is written first, then the
 * directory, from which accounts' rights are read. Where the second write fails, the same command
 * run again completes it.
 * @returns the exit code
 */
export async function runStores(
  command: StoresCommand,
  cells: Cells,
  now: number,
): Promise<number> {
  const { store: named } = command;
  const [store] = await cells.run('directory', findStore(named));
  if (!store) return print(command, { store: named, state: 'unknown' }, `No store ${named}.`, 1);
  const standing = await inItsCell(cells, store, { at: now, now });
  if (command.action === 'show') {
    const shown = describe({ ...store, ...standing, owner: store.owner });
    return print(command, shown, words(shown), 0);
  }

  const since = sinceOf(command, standing, now);
  // What is planned is compared with what would count then.
  const own = since === now ? standing : await inItsCell(cells, store, { at: since, now });
  const terms = termsAfter(command, store.slug, own);
  const withheld = withheldAfter(command, store.slug, own);
  const given = command.owner === undefined ? undefined : await accountOf(cells, command.owner);
  const owner = given?.id ?? store.owner_id;
  const type = command.type ?? own.store_type;
  const facts = { owner, store_type: type, is_proxy: own.is_proxy };
  const countries = command.countries ? JSON.stringify(command.countries) : own.delivery_countries;
  const delivery = { delivery_countries: countries };
  const here = await cells.run(store.cell, updateInCell(store.id, { ...facts, ...delivery }, now));
  const skip = command.canSkipPin ?? store.can_skip_pin === 1;
  const signUp = { can_skip_pin: skip ? 1 : 0 };
  const there = await cells.run('directory', updateInDirectory(store.id, { ...facts, ...signUp }));
  const withdrawn: { id: string }[] = [];
  if (command.withdraw) {
    for (const statement of withdrawPlanned(store.id, now)) {
      withdrawn.push(...(await cells.run(store.cell, statement)));
    }
  }
  const dated = terms ? await cells.run(store.cell, insertRates(store.id, terms, since)) : [];
  const taxed = withheld
    ? await cells.run(store.cell, insertWithheld(store.id, withheld, since))
    : [];
  const texts = command.texts ?? store.texts;
  const runoutId = newId('message');
  const counted =
    command.texts === undefined
      ? []
      : await cells.run('directory', putTexts(store.id, command.texts, { runoutId, now }));
  const after = await inItsCell(cells, store, { at: now, now });
  const shown = describe({
    ...store,
    ...after,
    texts,
    ...delivery,
    ...signUp,
    owner_id: owner,
    owner: given?.username ?? store.owner,
    store_type: type,
  });
  const written = [here, there, withdrawn, dated, taxed, counted];
  const changed = written.some((rows) => rows.length > 0);
  const text = `${changed ? 'Done' : 'Nothing to do'}: ${words(shown)}`;
  return print(command, { ...shown, changed }, text, 0);
}

/** The terms of a network after a command; undefined where they stay as they are. */
function termsAfter(
  { rates: asked, touch }: StoresCommand,
  slug: string,
  own: CellStoreRow,
): NetworkTerms | undefined {
  if (asked === undefined && touch === undefined) return undefined;
  if (own.root_id !== null) {
    throw new Refusal(`${slug} is no root store: its network’s rates are set there.`);
  }
  const held = termsOf(own);
  const rates = asked?.map((rate) => Math.round(rate * MILLION)) ?? held?.rates;
  if (!rates) throw new Refusal(`${slug} has no rates yet: set them by --rates.`);
  const after = { rates, touch: touch ?? held?.touch ?? 'last' };
  return JSON.stringify(after) === own.terms ? undefined : after;
}

/** What a network withholds after a command, in millionths; undefined where it stays as it is. */
function withheldAfter(
  { withheld }: StoresCommand,
  slug: string,
  own: CellStoreRow,
): readonly number[] | undefined {
  if (withheld === undefined) return undefined;
  if (own.root_id !== null) {
    throw new Refusal(`${slug} is no root store: what its network withholds is set there.`);
  }
  const after = withheld.map((rate) => Math.round(rate * MILLION));
  return JSON.stringify(after) === own.withheld ? undefined : after;
}

function termsOf({ terms }: Pick<CellStoreRow, 'terms'>): NetworkTerms | undefined {
  return terms === null ? undefined : (JSON.parse(terms) as NetworkTerms);
}

/** When the terms of a command begin; now, unless it says a moment ahead. */
function sinceOf({ from }: StoresCommand, { country }: CellStoreRow, now: number): number {
  if (from === undefined) return now;
  const since = from.includes('T') ? instantOf(from, country) : startOfDay(from, country);
  if (Number.isNaN(since)) throw new Refusal(`${from} is no day.`);
  if (since <= now)
    throw new Refusal(`${from} is not ahead: leave --from out for what begins now.`);
  return since;
}

async function inItsCell(
  cells: Cells,
  { id, cell }: DirectoryStoreRow,
  { at, now }: { readonly at: number; readonly now: number },
): Promise<CellStoreRow> {
  const [row] = cells.names.includes(cell) ? await cells.run(cell, findInCell(id, at, now)) : [];
  if (!row) throw new Refusal(`The directory says that ${id} is in cell ${cell}, which lacks it.`);
  return row;
}

/** The account of a username or a proven e-mail: an unproven e-mail may be another person's. */
async function accountOf(cells: Cells, who: string): Promise<{ id: string; username: string }> {
  const [account] = await cells.run('directory', findAccount(who));
  if (!account) throw new Refusal(`There is no account ${who}.`);
  if (who.includes('@') && account.is_proven === 0) {
    throw new Refusal(
      `Nobody has proved that ${who} is theirs.`,
      `If ${account.username} is meant, name them so.`,
    );
  }
  return account;
}

type Described = DirectoryStoreRow &
  Pick<
    CellStoreRow,
    'country' | 'delivery_countries' | 'root_id' | 'terms' | 'withheld' | 'planned'
  >;

function describe(store: Described) {
  const named = JSON.parse(store.delivery_countries) as string[];
  const terms = store.root_id === null ? termsOf(store) : undefined;
  return {
    store: store.slug,
    id: store.id,
    cell: store.cell,
    owner: store.owner,
    owner_id: store.owner_id,
    type: store.store_type,
    is_proxy: store.is_proxy === 1,
    can_skip_pin: store.can_skip_pin === 1,
    delivery_countries: named.length > 0 ? named : [store.country],
    rates: terms?.rates.map((millionths) => millionths / MILLION) ?? null,
    touch: terms?.touch ?? null,
    withheld:
      store.root_id === null
        ? (JSON.parse(store.withheld) as number[]).map((rate) => rate / MILLION)
        : null,
    planned: (JSON.parse(store.planned) as PlannedTerms[]).map(({ since, kind, parts, touch }) => ({
      from: localIso(since, store.country),
      kind,
      parts: parts.map((millionths) => millionths / MILLION),
      touch,
    })),
    texts: store.texts,
  };
}

function words(shown: ReturnType<typeof describe>) {
  const { store, id, cell, owner, type, is_proxy: isProxy, delivery_countries: to } = shown;
  const whose = owner === null ? 'nobody’s' : `${owner}’s`;
  const pin = shown.can_skip_pin ? ' People sign up there without a PIN.' : '';
  const kind = `of type ${type}${isProxy ? ', a proxy' : ''}`;
  const shares =
    shown.rates === null
      ? ''
      : ` Of a margin ${shown.rates.join(', ')} go to seller, two sponsors and network; the ${shown.touch} touch earns.`;
  const tax = shown.withheld?.some((rate) => rate > 0)
    ? ` Of payouts to people ${shown.withheld[0]} and to stores ${shown.withheld[1]} are withheld.`
    : '';
  const planned = shown.planned
    .map(({ from, kind: of, parts, touch: then }) =>
      of === 'rates'
        ? ` From ${from} on ${parts.join(', ')}, the ${then} touch.`
        : ` From ${from} on ${parts.join()} of payouts to ${of === 'person' ? 'people' : 'stores'}.`,
    )
    .join('');
  const texts = shown.texts === null ? '' : ` It has ${shown.texts} text messages left.`;
  return `${store} (${id}, cell ${cell}) is ${whose}, ${kind}, and delivers to ${to.join(', ')}.${pin}${shares}${tax}${planned}${texts}`;
}
