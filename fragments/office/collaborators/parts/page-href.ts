/** Address of the same page with other pages of its two lists. */
export function pageHref(
  action: string,
  pages: { readonly partners: number; readonly collaborations: number },
): string {
  const query = new URLSearchParams();
  if (pages.partners > 1) query.set('page', String(pages.partners));
  if (pages.collaborations > 1) query.set('collaborations', String(pages.collaborations));
  const text = query.toString();
  return text === '' ? action : `${action}?${text}`;
}
