import { fill } from '../../../../shared/i18n/fill.ts';
import { cityOf } from '../../../../shared/rules/zone-city.ts';
import type { ItemFormViewProps } from '../props.ts';

/** Whose clock the form's times go by. */
export const clockText = ({ env, t }: Pick<ItemFormViewProps, 'env' | 't'>): string =>
  fill(t.hints.clock, { city: cityOf(env.zone ?? env.country, env.tag) });
