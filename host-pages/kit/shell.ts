import { officeShell } from '../office/shell.ts';
import type { MakeShell, PageContext, ShellKind } from './page.ts';
import { shopShell } from './shop-shell.ts';

/**
 * Starts the reads of a page's shell, so that they travel with the page's own. The returned
 * function is called with the finished page and the account that asked for it.
 */
export function shellOf(context: PageContext, kind: ShellKind = 'shop'): MakeShell {
  return kind === 'office' ? officeShell(context) : shopShell(context, kind);
}
