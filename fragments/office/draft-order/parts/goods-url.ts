/** The point of sale with these lines, which leads back to the draft that they are of. */
export function goodsUrl(base: string, lines: string, draft: string | undefined): string {
  const query = new URLSearchParams({ ...(lines && { lines }), ...(draft && { draft }) });
  return `${base}/admin/punto-de-venta${query.size > 0 ? `?${query}` : ''}`;
}
