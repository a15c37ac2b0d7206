import { useEffect, useState, type RefObject } from 'react';
import type { FormValues } from '../../shared/state/form.ts';
import { differingOf, rebased, type Differing } from './differing.ts';

/** A form that another editor saved meanwhile. */
export interface Met {
  /** What the form shows: what was typed in it, over what the other editor saved. */
  readonly values: FormValues;
  readonly theirs: FormValues;
  /** The fields that both set, and that nobody chose for yet. */
  readonly both: readonly string[];
}

/**
 * What was typed, over what another editor saved.
 * @param base what the typing began with; null where nobody knows: then every difference is told
 */
export function metOf(base: FormValues | null, typed: FormValues, theirs: FormValues): Met {
  const names = Object.keys(theirs);
  if (base) return { ...rebased(names, base, typed, theirs), theirs };
  return { values: typed, theirs, both: differingOf(names, theirs, typed).map(({ name }) => name) };
}

interface Meeting {
  /** The values that the form begins with; null where no other editor came between. */
  readonly values: FormValues | null;
  /** Changes when the form begins anew: its fields keep their values by themselves. */
  readonly key: number;
  readonly differing: readonly Differing[];
  readonly meet: (met: Met | null) => void;
  /** Puts the other editor's value into a field. */
  readonly take: (name: string) => void;
}

/**
 * The two versions of a form whose fields keep their values by themselves.
 * @param form the form, or what holds it
 * @param first how the form begins, where it was refused before it came to life
 */
export function useMeanwhile(
  form: RefObject<HTMLElement | null>,
  first: Met | null = null,
): Meeting {
  const [{ met, key }, setState] = useState({ met: first, key: 0 });
  const meet = (next: Met | null): void =>
    setState((now) => ({ met: next, key: next || now.met ? now.key + 1 : now.key }));
  useEffect(() => {
    // The form began anew, and what had the focus in it is gone.
    if (met && key > 0)
      form.current?.querySelector<HTMLElement>('.meanwhile, button:not([type="button"])')?.focus();
  }, [form, met, key]);
  return {
    values: met?.values ?? null,
    key,
    differing: met ? differingOf(met.both, met.theirs, met.values) : [],
    meet,
    take(name) {
      const element = form.current?.querySelector('form') ?? form.current;
      if (!met || !(element instanceof HTMLFormElement)) return;
      const typed = Object.fromEntries(new FormData(element)) as FormValues;
      const values = { ...met.values, ...typed, [name]: met.theirs[name] ?? '' };
      meet({ ...met, values, both: met.both.filter((one) => one !== name) });
    },
  };
}
