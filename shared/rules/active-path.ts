import { withoutTail } from '../kernel/without-tail.ts';

/**
 * The `aria-current` of a link: `page` on its own page, `true` on the pages below it.
 * @param path the page's path inside the store, without its prefix
 * @param target the link's path, in the same form
 */
export function currentMark(path: string, target: string): 'page' | 'true' | undefined {
  const here = trim(path);
  const there = trim(target);
  if (here === there) return 'page';
  return there !== '' && here.startsWith(`${there}/`) ? 'true' : undefined;
}

function trim(path: string): string {
  const [plain = ''] = path.split(/[?#]/, 1);
  return withoutTail(plain, '/');
}
