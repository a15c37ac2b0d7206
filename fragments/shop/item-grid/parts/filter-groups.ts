import type { Facets } from '../../../../shared/contracts/items.ts';
import { fill } from '../../../../shared/i18n/fill.ts';
import { numberFormat } from '../../../../shared/kernel/intl.ts';
import type { PageEnv } from '../../../_runtime/env.ts';
import { listUrl } from '../model/links.ts';
import type { Messages } from '../messages/es.ts';
import type { ItemGridViewProps, ListQuery } from '../props.ts';

export interface FilterChoice {
  label: string;
  /** Undefined when the count is not known. */
  count?: number;
  active: boolean;
  /** Takes the choice, or removes it when it is active. */
  url: string;
}

export interface FilterGroup {
  name: string;
  choices: FilterChoice[];
}

/**
 * The filters that a list offers, each choice with its address. A group of one choice is left out,
 * unless that choice is active; availability is a choice by itself.
 */
export function filterGroups(props: ItemGridViewProps): FilterGroup[] {
  const facets = props.list?.facets;
  if (!facets) return [];
  const { t } = props;
  const groups: FilterGroup[] = [
    { name: t.kind, choices: props.kind ? [] : kindChoices(props, facets, t) },
    { name: t.catalogue, choices: props.catalogue ? [] : catalogueChoices(props, facets) },
    { name: t.price, choices: priceChoices(props, facets, t) },
    { name: t.availability, choices: availableChoices(props, facets, t) },
  ];
  return groups.filter(
    ({ name, choices }) =>
      choices.length > (name === t.availability ? 0 : 1) || choices.some(({ active }) => active),
  );
}

/** The active choices, found among the groups or made from the address alone. */
export function activeChoices(props: ItemGridViewProps): FilterChoice[] {
  const { query, env, t } = props;
  const known = filterGroups(props).flatMap(({ choices }) =>
    choices.filter(({ active }) => active),
  );
  const labels: FilterChoice[] = [];
  const add = (label: string, off: Partial<ListQuery>) => {
    const url = listUrl(props, off);
    labels.push(known.find((choice) => choice.url === url) ?? { label, active: true, url });
  };
  if (query.type && query.type !== props.kind) add(t.kinds[query.type], { type: undefined });
  if (query.catalogue && query.catalogue !== props.catalogue) {
    add(query.catalogue, { catalogue: undefined });
  }
  if (query.price_from !== undefined || query.price_to !== undefined) {
    const label = rangeLabel(env, query.price_from ?? null, query.price_to ?? null, t);
    add(label, { price_from: undefined, price_to: undefined });
  }
  if (query.available) {
    add(query.available === 'true' ? t.availableOnly : t.unavailableOnly, { available: undefined });
  }
  return labels;
}

function kindChoices(props: ItemGridViewProps, facets: Facets, t: Messages): FilterChoice[] {
  return facets.types
    .filter(({ type, count }) => count > 0 || type === props.query.type)
    .map(({ type, count }) => {
      const active = props.query.type === type;
      const url = listUrl(props, { type: active ? undefined : type });
      return { label: t.kinds[type], count, active, url };
    });
}

function catalogueChoices(props: ItemGridViewProps, facets: Facets): FilterChoice[] {
  return facets.catalogues
    .filter(({ slug, count }) => count > 0 || slug === props.query.catalogue)
    .map(({ slug, name, count }) => {
      const active = props.query.catalogue === slug;
      const url = listUrl(props, { catalogue: active ? undefined : slug });
      return { label: name, count, active, url };
    });
}

function priceChoices(props: ItemGridViewProps, facets: Facets, t: Messages): FilterChoice[] {
  const { query } = props;
  return facets.prices
    .map(({ from, to, count }) => {
      const active = (query.price_from ?? null) === from && (query.price_to ?? null) === to;
      const chosen = active
        ? { price_from: undefined, price_to: undefined }
        : { price_from: from ?? undefined, price_to: to ?? undefined };
      const label = rangeLabel(props.env, from, to, t);
      return { label, count, active, url: listUrl(props, chosen) };
    })
    .filter(({ count, active }) => count > 0 || active);
}

function availableChoices(props: ItemGridViewProps, facets: Facets, t: Messages): FilterChoice[] {
  const active = props.query.available === 'true';
  const matches = props.list?.matches_estimated ?? 0;
  // When every item is available there is no choice.
  if (!active && (facets.available === 0 || facets.available >= matches)) return [];
  const url = listUrl(props, { available: active ? undefined : 'true' });
  return [{ label: t.availableOnly, count: facets.available, active, url }];
}

function rangeLabel(env: PageEnv, from: number | null, to: number | null, t: Messages): string {
  const money = numberFormat(env.tag, {
    style: 'currency',
    currency: env.currency,
    trailingZeroDisplay: 'stripIfInteger',
  });
  const write = (minor: number) => money.format(minor / 100);
  if (from === null) return fill(t.priceTo, { to: write(to ?? 0) });
  return to === null
    ? fill(t.priceFrom, { from: write(from) })
    : fill(t.priceBetween, { from: write(from), to: write(to) });
}
