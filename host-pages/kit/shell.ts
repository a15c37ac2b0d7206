import { officeShell } from '../office/shell.ts';
import type { MakeShell, PageContext, ShellKind } from './page.ts';
import { shopShell } from './shop-shell.ts';

/**
 * Starts what a page has around it: the shell's reads travel with the page's own. The answer is
 * called with the page once it is decided, and with who asks for it.
 */
export function shellOf(context: PageContext, kind: ShellKind = 'shop'): MakeShell {
  return kind === 'office' ? officeShell(context) : shopShell(context, kind);
}
