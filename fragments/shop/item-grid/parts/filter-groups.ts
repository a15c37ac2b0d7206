import type { Facets, TraitChoice } from '../../../../shared/contracts/items.ts';
import { compareSizes } from '../../../../shared/rules/sizes.ts';
import {
  chosenOf,
  isFiltered,
  listUrl,
  priceText,
  without,
  type SeveralName,
} from '../model/links.ts';
import { rangeLabel } from '../model/range-label.ts';
import type { ItemGridViewProps, ListQuery } from '../props.ts';

export interface FilterChoice {
  label: string;
  /** The value of the form's field; empty for "any". */
  value: string;
  /** Undefined when the count is not known. */
  count?: number | undefined;
  /** Its place by how many items have it, from 0 on; where choices are ordered otherwise. */
  rank?: number;
  active: boolean;
  /** The address without this choice, which its chip leads to; only for one that is active. */
  off?: string;
}

export interface FilterGroup {
  /** The field of the form. */
  field: string;
  title: string;
  /** Whether a visitor may choose several of its values. */
  several: boolean;
  choices: FilterChoice[];
}

/**
 * The filters that a list offers. A group of one choice is left out, unless that choice is active;
 * discount and availability are choices by themselves.
 */
export function filterGroups(props: ItemGridViewProps): FilterGroup[] {
  const facets = props.list?.facets;
  return facets ? allGroups(props, facets).filter(isOffered) : [];
}

/** The active choices, with those that the list does not offer. */
export function activeChoices(props: ItemGridViewProps): FilterChoice[] {
  if (!isFiltered(props)) return [];
  return allGroups(props, props.list?.facets).flatMap(({ choices }) =>
    choices.filter(({ active, value }) => active && value !== ''),
  );
}

function isOffered({ field, choices }: FilterGroup): boolean {
  const values = choices.filter(({ value }) => value !== '');
  const isAlone = field === 'discount' || field === 'available';
  return values.length > (isAlone ? 0 : 1) || values.some(({ active }) => active);
}

/** All groups in the order of an address. */
function allGroups(props: ItemGridViewProps, facets: Facets | undefined): FilterGroup[] {
  const { t } = props;
  const several = (field: SeveralName, title: string, offered: readonly TraitChoice[] = []) => ({
    field,
    title,
    several: true,
    choices: severalChoices(props, field, offered),
  });
  const catalogues = facets?.catalogues.map(({ slug: value, ...rest }) => ({ value, ...rest }));
  return [
    { field: 'type', title: t.kind, several: false, choices: kindChoices(props, facets) },
    several('catalogue', t.catalogue, props.catalogue ? [] : catalogues),
    several('owner', t.owner, facets?.traits.owner),
    bySize(several('size', t.size, facets?.traits.size)),
    several('colour', t.colour, facets?.traits.colour),
    { field: 'price', title: t.price, several: false, choices: priceChoices(props, facets) },
    {
      field: 'discount',
      title: t.discount,
      several: true,
      choices: discountChoices(props, facets),
    },
    {
      field: 'available',
      title: t.availability,
      several: true,
      choices: availableChoices(props, facets),
    },
  ];
}

/** The offered values of a filter, and those that were chosen although the list offers them not. */
function severalChoices(
  props: ItemGridViewProps,
  field: SeveralName,
  offered: readonly TraitChoice[],
): FilterChoice[] {
  const chosen = chosenOf(props, field);
  const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const unknown = chosen.filter((value) => !offered.some((one) => isSame(one.value, value)));
  return [
    ...offered.map(({ value, name, count }, rank) => {
      const typed = chosen.find((one) => isSame(one, value));
      const choice = { label: name, value, count, rank };
      return typed === undefined
        ? { ...choice, active: false }
        : { ...choice, active: true, off: urlWithout(props, field, typed) };
    }),
    ...unknown.map((value) => ({
      label: value,
      value,
      active: true,
      off: urlWithout(props, field, value),
    })),
  ];
}

function bySize({ choices, ...group }: FilterGroup): FilterGroup {
  return {
    ...group,
    choices: choices.toSorted((one, other) => compareSizes(one.label, other.label)),
  };
}

function urlWithout(props: ItemGridViewProps, field: SeveralName, value: string): string {
  return listUrl(props, { [field]: without(chosenOf(props, field), value) });
}

/** A group of which one choice counts at a time: its choices, with "any" in front. */
function oneOf(whole: string, choices: FilterChoice[]): FilterChoice[] {
  if (choices.length === 0) return [];
  return [{ label: whole, value: '', active: !choices.some(({ active }) => active) }, ...choices];
}

function kindChoices(props: ItemGridViewProps, facets: Facets | undefined): FilterChoice[] {
  const { kind, query, t } = props;
  if (kind) return [];
  const offered = (facets?.types ?? []).filter(
    ({ type, count }) => count > 0 || type === query.type,
  );
  const isUnknown = query.type !== undefined && !offered.some(({ type }) => type === query.type);
  const all = isUnknown ? [...offered, { type: query.type!, count: undefined }] : offered;
  return oneOf(
    t.anyKind,
    all.map(({ type, count }) =>
      mark(props, { label: t.kinds[type], value: type, count }, query.type === type, {
        type: undefined,
      }),
    ),
  );
}

function priceChoices(props: ItemGridViewProps, facets: Facets | undefined): FilterChoice[] {
  const { query, env, t } = props;
  const asked = priceText(query.price_from, query.price_to);
  const steps = (facets?.prices ?? []).filter(
    ({ from, to, count }) => count > 0 || priceText(from, to) === asked,
  );
  const isTyped = asked !== '' && !steps.some(({ from, to }) => priceText(from, to) === asked);
  const typed = { from: query.price_from ?? null, to: query.price_to ?? null, count: undefined };
  return oneOf(
    t.anyPrice,
    [...steps, ...(isTyped ? [typed] : [])].map(({ from, to, count }) => {
      const value = priceText(from, to);
      const choice = { label: rangeLabel(env, from, to, t), value, count };
      return mark(props, choice, value === asked, { price_from: undefined, price_to: undefined });
    }),
  );
}

function discountChoices(props: ItemGridViewProps, facets: Facets | undefined): FilterChoice[] {
  const { query, list, t } = props;
  const active = query.discount === 'true';
  const offered = facets?.traits.discount[0];
  const isAll = offered?.count !== undefined && offered.count >= (list?.matches_estimated ?? 0);
  // When every item has a discount there is no choice.
  if (!active && (!offered || isAll)) return [];
  const choice = { label: t.discountOnly, value: 'true', count: offered?.count };
  return [mark(props, choice, active, { discount: undefined })];
}

function availableChoices(props: ItemGridViewProps, facets: Facets | undefined): FilterChoice[] {
  const { query, list, t } = props;
  const choices: FilterChoice[] = [];
  const count = facets?.available ?? 0;
  const isChoice = count > 0 && count < (list?.matches_estimated ?? 0);
  if (query.available === 'true' || (query.available === undefined && isChoice)) {
    const choice = { label: t.availableOnly, value: 'true', count: facets?.available };
    choices.push(mark(props, choice, query.available === 'true', { available: undefined }));
  }
  if (query.available === 'false') {
    const choice = { label: t.unavailableOnly, value: 'false' };
    choices.push(mark(props, choice, true, { available: undefined }));
  }
  return choices;
}

function mark(
  props: ItemGridViewProps,
  choice: Omit<FilterChoice, 'active' | 'off'>,
  active: boolean,
  off: Partial<ListQuery>,
): FilterChoice {
  return active ? { ...choice, active, off: listUrl(props, off) } : { ...choice, active };
}
