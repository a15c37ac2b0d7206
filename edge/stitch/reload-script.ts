/**
 * What a page runs under `npm run dev`: it loads itself again when a saved source has been built.
 * Empty everywhere else.
 * @param url where the build tells of itself, as server-sent events
 */
export function reloadScript(url: string): string {
  if (!url) return '';
  return `new EventSource(${JSON.stringify(url)}).addEventListener('reload',()=>location.reload())`;
}
