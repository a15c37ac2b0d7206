import type { follow } from '../../shared/contracts/follow.ts';
import { formOf, type PageForm } from './form.ts';

/**
 * A form that follows, or follows no more, and leads back to the part of the list in which it stands.
 * @param call `follow` or `unfollow`
 * @param done the value of `?done=…`
 * @param paths the paths of the page, without the store's base
 */
export function followForm(call: typeof follow, done: string, paths: readonly string[]): PageForm {
  return formOf({
    call,
    fields: ({ userID }, { person }) => ({ me: person?.id, userID }),
    onward: (_answer, { back = '' }, { base }) => leadBack(back, { base, paths, done }),
  });
}

/** The address that a form came from, where it is one of its page's own, with what was done. */
export function leadBack(
  back: string,
  { base, paths, done }: { base: string; paths: readonly string[]; done: string },
): string {
  const isOf = (path: string) => back === base + path || back.startsWith(`${base}${path}?`);
  const here = base + (paths.find(isOf) ?? paths[0] ?? '');
  const query = new URLSearchParams(back.startsWith(`${here}?`) ? back.slice(here.length) : '');
  query.set('done', done);
  return `${here}?${query}`;
}
