/**
 * The script that a page runs under `npm run dev`: it reloads the page when a saved source has been
 * built. Empty everywhere else.
 * @param url address at which the build reports, as server-sent events
 */
export function reloadScript(url: string): string {
  if (!url) return '';
  return `new EventSource(${JSON.stringify(url)}).addEventListener('reload',()=>location.reload())`;
}
