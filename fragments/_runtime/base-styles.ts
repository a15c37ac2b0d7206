import { baseClasses } from 'virtual:base-classes';
import base from '../../shared/ui/base.css?inline';
import { rulesFor } from './css-rules.ts';

/**
 * The shared base as a fragment carries it: the rules for elements, and those of the classes that its
 * sources name. Inlined whole, the base would be half of a page.
 * @param fragment its folder's name; one that the build does not know gets the whole base
 */
export function baseStyles(fragment: string): string {
  const classes = baseClasses[fragment];
  return classes ? rulesFor(base, new Set(classes)) : base;
}
