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
} from '../../../shared/rules/office-found.ts';
import type { StoreInfo } from '../../../shared/contracts/store.ts';
import { LOCALES, localeTag } from '../../../shared/kernel/locale.ts';
import type { Grant } from '../../../shared/rules/permissions.ts';
import { answers, type Endpoint } from '../../http/endpoint.ts';
import { blogEdits } from '../../modules/blog/index.ts';
import { itemReads } from '../../modules/items/index.ts';
import { readSellerOrders } from '../../modules/orders/index.ts';
import { currentStore } from '../../modules/store/index.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { signedIn } from '../../unit-of-work/signed-in.ts';

/** Things of one kind that are answered. */
const MOST = 5;
/** Fields of the settings that are answered. */
const MOST_FIELDS = 8;

interface Kind {
  /** The grant without which an account gets none of them. */
  readonly needs: Grant;
  readonly find: (scope: RequestScope, text: string) => Promise<Omit<FoundThing, 'kind'>[]>;
}

/** The fields of a store's settings, in a language (BCP 47). */
export type FieldsOf = (tag: string, store: StoreInfo) => readonly FormField[];

const THINGS: Readonly<Record<Exclude<FoundKind, 'setting'>, Kind>> = {
  item: {
    needs: 'store-admin',
    find: ({ cell, tenant }, text) =>
      cell.read(
        itemReads.listOwn(tenant.storeId, { text, shown: undefined }, { offset: 0, limit: MOST }),
      ),
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
};

/** The fields of the settings page, whose words count in both languages. */
function settingsKind(fieldsOf: FieldsOf): Kind {
  return {
    needs: 'store-admin',
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
 * @param fieldsOf the fields of the settings page
 */
export function officeSearchEndpoints(fieldsOf: FieldsOf): readonly Endpoint[] {
  const kinds = { ...THINGS, setting: settingsKind(fieldsOf) };
  return [
    answers(contract, async ({ scope, query }) => {
      const results = await search(scope, kinds, query.text);
      return ok({ results, matches_estimated: results.length });
    }),
  ];
}
