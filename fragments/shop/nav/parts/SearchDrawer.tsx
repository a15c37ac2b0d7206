import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useShared } from '../../../_runtime/use-shared.ts';
import type { ItemCard } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { SEARCH_TEXT_MAX } from '../../../../shared/kernel/constants/index.ts';
import type { Locale } from '../../../../shared/kernel/locale.ts';
import { Icon } from '../../../../shared/ui/Icon.tsx';
import type { NavViewProps } from '../props.ts';
import { createSearch, NONE } from '../model.ts';
import { createRecent, rememberSearch } from './recent.ts';
import { Explore } from './Explore.tsx';
import { OPTION_ID, SuggestionList } from './SuggestionList.tsx';

type Props = Pick<NavViewProps, 'env' | 'store' | 'menu' | 'catalogues' | 'searchText' | 't'> & {
  locale: Locale;
};

/** The drawer's id, by which its buttons open and close it without script. */
export const SEARCH_ID = 'search';
const NO_ITEMS: readonly ItemCard[] = [];
const NO_TEXTS: readonly string[] = [];

/**
 * The search form in a drawer from above; with script it suggests items while the visitor types.
 */
export function SearchDrawer({ env, store, menu, catalogues, searchText, locale, t }: Props) {
  const searchIn = fill(t.searchIn, { store: store.name });
  const drawer = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [search] = useState(() => createSearch({ base: env.base, tag: env.tag }));
  const found = useShared(search.$suggestions, NONE);
  const popular = useShared(search.$popular, NO_ITEMS);
  const [last] = useState(() => createRecent(env.store));
  const recent = useShared(last.$texts, NO_TEXTS);
  const expanded = found.status === 'ready' && found.items.length > 0;

  useEffect(() => {
    last.open(searchText);
    search.explore();
    // The visitor may have typed before the script came.
    if (input.current!.value !== searchText) search.type(input.current!.value);
  }, [search, searchText, last]);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      search.move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && found.active >= 0 && !event.nativeEvent.isComposing) {
      event.preventDefault();
      drawer.current!.querySelector<HTMLElement>(`#${OPTION_ID}${found.active}`)!.click();
    }
  };

  return (
    <div
      className="search"
      id={SEARCH_ID}
      popover="auto"
      role="dialog"
      aria-label={searchIn}
      ref={drawer}
    >
      <div className="search-box">
        <form
          className="search-form"
          action={`${env.base}/buscar`}
          role="search"
          onSubmit={() => rememberSearch(env.store, input.current!.value)}
        >
          <button className="icon-btn" aria-label={t.search}>
            <Icon name="search" />
          </button>
          <input
            ref={input}
            type="search"
            name="text"
            required
            autoFocus
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SEARCH_TEXT_MAX}
            defaultValue={searchText}
            placeholder={searchIn}
            aria-label={searchIn}
            role="combobox"
            aria-autocomplete="list"
            aria-controls="suggestions"
            aria-expanded={expanded}
            aria-activedescendant={found.active < 0 ? undefined : `${OPTION_ID}${found.active}`}
            onInput={(event) => search.type(event.currentTarget.value)}
            onKeyDown={onKeyDown}
          />
          <button
            className="icon-btn"
            type="button"
            popoverTarget={SEARCH_ID}
            popoverTargetAction="hide"
            aria-label={t.close}
          >
            <Icon name="close" />
          </button>
        </form>
        <SuggestionList env={env} found={found} t={t} />
        {!found.items.length && found.status !== 'loading' && (
          <Explore
            env={env}
            menu={menu}
            catalogues={catalogues}
            locale={locale}
            recent={recent}
            popular={popular}
            onForget={() => {
              last.forget();
              input.current!.focus();
            }}
            t={t}
          />
        )}
      </div>
    </div>
  );
}
