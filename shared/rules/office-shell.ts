/** The pages whose changes the history takes back. */
const TAKEN_BACK = [
  '/admin/articulos',
  '/admin/inventario/tabla',
  '/admin/catalogos',
  '/admin/menu',
  '/admin/galeria',
  '/admin/blog',
  '/admin/configuracion',
  '/admin/textos-legales',
  '/admin/historial',
] as const;
/** Pages whose forms ask for no picture of the library. */
const WITHOUT_PICTURES = ['/admin/mensajes', '/me/sms'] as const;

/** Whether a path is one of these, or below one. */
const isAt = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => path === page || path.startsWith(`${page}/`));

/**
 * Fragments of the office's shell that only some of its pages have: by their names, whether the page of a path has
 * them. The check of sizes reads it too, so that a page pays for no fragment that it lacks.
 */
export const ON_SOME_PAGES: Readonly<Record<string, (path: string) => boolean>> = {
  'office-undo': (path) => isAt(path, TAKEN_BACK),
  'picture-picker': (path) => !isAt(path, WITHOUT_PICTURES),
};

/** Whether the office's page of a path has a fragment of its shell. */
export function hasInShell(fragment: string, path: string): boolean {
  return ON_SOME_PAGES[fragment]?.(path) ?? true;
}
