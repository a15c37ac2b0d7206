import type { EditedKind } from '../../shared/rules/editors.ts';
import type { PageEnv } from './env.ts';

/** The kinds of rows in lists of the shop that edit mode works on. */
export type MarkKind = EditedKind | 'listed' | 'heading';

/**
 * The attribute that names a row of a list for edit mode; none on a page that was made without it.
 * @param kind `listed` is an item of another store, `heading` the title of a catalogue's own page
 * @example <li key={item.id} {...mark(env, 'item', item.id)}>
 */
export function mark(env: PageEnv, kind: MarkKind, id: string): { 'data-mark'?: string } {
  return env.marked ? { 'data-mark': `${kind} ${id}` } : {};
}
