import { baseClasses } from 'virtual:base-classes';
import base from '../../shared/ui/base.css?inline';
import { rulesFor } from './css-rules.ts';

/**
 * The part of the shared base that a fragment carries: the rules for elements, and those for the
 * classes that its sources name. The whole base, inlined, would be half of a page.
 * @param fragment its folder's name; one that the build does not know gets the whole base
 */
export function baseStyles(fragment: string): string {
  const classes = baseClasses[fragment];
  return classes ? rulesFor(base, new Set(classes)) : base;
}
