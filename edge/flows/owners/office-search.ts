import type { FoundThing } from '../../../shared/contracts/office-search.ts';
import { searchOffice as contract } from '../../../shared/contracts/office-search.ts';
import { orderFilters } from '../../../shared/contracts/seller-orders.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { fold, words } from '../../../shared/rules/fold.ts';
import {
  fieldsNamed,
  foundKinds,
  type FormField,
  type FoundKind,
  type WordKind,
} from '../../../shared/rules/office-found.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { HEADERS_MAX } from '../../../shared/kernel/constants/limits.ts';
import { LOCALES, localeTag } from '../../../shared/kernel/locale.ts';
import { isNamed } from '../../../shared/rules/office-ways.ts';
import type { Grant } from '../../../shared/rules/permissions.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { blogEdits } from '../../modules/blog/index.ts';
import { edits as catalogueEdits } from '../../modules/catalogues/index.ts';
import { readEntries } from '../../modules/contact/index.ts';
import { pictures } from '../../modules/gallery/index.ts';
import { itemReads } from '../../modules/items/index.ts';
import { readSellerOrders } from '../../modules/orders/index.ts';
import { readStaff } from '../../modules/staff/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';
import { readHeaders } from './headers.ts';

/** Things of one kind that are answered. */
const MOST = 5;
/** Members of a store's staff that are looked at, the longest ones in it. */
const STAFF_SEARCHED = 200;
/** Fields of a form that are answered. */
const MOST_FIELDS = 8;

interface Kind {
  /** The grant without which an account gets none of them. */
  readonly needs: Grant;
  readonly find: (scope: RequestScope, text: string) => Promise<Omit<FoundThing, 'kind'>[]>;
}

/** The words of a page that are found, in a language (BCP 47), for a store. */
export type FieldsOf = (tag: string, store: StoreInfo) => readonly FormField[];

const THINGS: Readonly<Record<Exclude<FoundKind, WordKind>, Kind>> = {
  item: {
    needs: 'store-admin',
    find: ({ cell, tenant }, text) =>
      cell.read(
        itemReads.listOwn(tenant.storeId, { text, shown: undefined }, { offset: 0, limit: MOST }),
      ),
  },
  catalogue: {
    needs: 'catalogues-admin',
    find: ({ cell, tenant }, text) =>
      cell.read(catalogueEdits.findNamed(tenant.storeId, text, MOST)),
  },
  order: {
    needs: 'orders-admin',
    async find({ cell, tenant }, text) {
      const every = { text, include_delivered: 'true', include_canceled: 'true' };
      const asked = { ...orderFilters.parse(every), offset: 0, limit: MOST };
      // The country matters for days only, and no day is asked for.
      const { results } = await readSellerOrders(cell, tenant.storeId, 'MX', asked);
      return results.map(({ id, number, buyer }) => ({ id, name: `${number} · ${buyer}` }));
    },
  },
  entry: {
    needs: 'store-admin',
    find: ({ cell, tenant }, text) => cell.read(blogEdits.findTitled(tenant.storeId, text, MOST)),
  },
  picture: {
    needs: 'store-admin',
    find: ({ cell, tenant }, text) =>
      cell.read(pictures.listPictures(tenant.storeId, { text, offset: 0, limit: MOST })),
  },
  header: {
    needs: 'store-admin',
    async find(scope, text) {
      const { results } = await readHeaders(scope, { offset: 0, limit: HEADERS_MAX });
      const named = results.filter(({ title, title_en }) =>
        isNamed(`${title} ${title_en ?? ''}`, text),
      );
      return named.slice(0, MOST).map(({ id, title: name }) => ({ id, name }));
    },
  },
  member: {
    needs: 'staff-admin',
    async find(scope, text) {
      const { results } = await readStaff(scope, { offset: 0, limit: STAFF_SEARCHED });
      const named = results.filter(({ full_name, username }) =>
        isNamed(`${full_name} ${username}`, text),
      );
      return named.slice(0, MOST).map(({ id, full_name: name }) => ({ id, name }));
    },
  },
  message: {
    needs: 'contact-admin',
    async find(scope, text) {
      return (await readEntries(scope, { filter: text, offset: 0, limit: MOST })).results;
    },
  },
};

/** The words of pages that the office's search finds, by their kind. */
export type WordsOf = Readonly<Record<WordKind, FieldsOf>>;

/** The grant of the page whose words they are. */
const NEEDS: Readonly<Record<WordKind, Grant>> = {
  legal: 'store-admin',
  job: 'catalogues-admin',
  opening: 'store-admin',
  setting: 'store-admin',
  look: 'store-admin',
};

/** Words of a page, which count in both languages. */
function wordKind(needs: Grant, fieldsOf: FieldsOf): Kind {
  return {
    needs,
    async find(scope, text) {
      const store = await currentStore(scope);
      if (!store) return [];
      const shown = fieldsOf(localeTag(scope.locale, store.country, scope.region), store);
      const others = LOCALES.map((locale) => fieldsOf(locale, store));
      const found = fieldsNamed(shown, others, text).slice(0, MOST_FIELDS);
      return found.map(({ name, part, label }) => ({ id: name, name: `${part}: ${label}` }));
    },
  };
}

type Kinds = Readonly<Record<FoundKind, Kind>>;

/** The things of the tenant's store that a text names, of the kinds that the caller may work on. */
async function search(scope: RequestScope, kinds: Kinds, text: string): Promise<FoundThing[]> {
  // A text of signs alone names nothing; the list of items would take it for no filter.
  if (words(fold(text)).length === 0) return [];
  const { keychain } = await signedIn(scope);
  const found = await Promise.all(
    foundKinds
      .filter((kind) => keychain.has(kinds[kind].needs))
      .map(async (kind) => {
        const things = await kinds[kind].find(scope, text);
        return things.map(({ id, name }) => ({ kind, id, name }));
      }),
  );
  return found.flat();
}

/**
 * The search of the office.
 * @param wordsOf the words of pages that are found
 */
export function officeSearchEndpoints(wordsOf: WordsOf): readonly Endpoint[] {
  const kinds: Kinds = {
    ...THINGS,
    legal: wordKind(NEEDS.legal, wordsOf.legal),
    job: wordKind(NEEDS.job, wordsOf.job),
    opening: wordKind(NEEDS.opening, wordsOf.opening),
    setting: wordKind(NEEDS.setting, wordsOf.setting),
    look: wordKind(NEEDS.look, wordsOf.look),
  };
  return [
    answers(contract, async ({ scope, query }) => {
      const results = await search(scope, kinds, query.text);
      return ok({ results, matches_estimated: results.length });
    }),
  ];
}
