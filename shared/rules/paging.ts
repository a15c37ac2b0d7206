/** The largest offset that a list answers. */
const MAX_OFFSET = 100_000;

/** The last page of so many matches; 1 when there are none. */
export function lastPage(matches: number, pageSize: number): number {
  const reachable = Math.floor(MAX_OFFSET / pageSize) + 1;
  return Math.min(Math.max(1, Math.ceil(matches / pageSize)), reachable);
}

/**
 * The numbers that a pager shows: first, last and the current one's neighbours; 0 is a gap.
 * @example pageNumbers(6, 20) // [1, 0, 5, 6, 7, 0, 20]
 */
export function pageNumbers(current: number, last: number): number[] {
  const shown: number[] = [];
  for (let page = 1; page <= last; page++) {
    const near = Math.abs(page - current) <= 1;
    const edge = page === 1 || page === last;
    // A gap of one page would be as wide as its number.
    const bridge = (page === 2 && current <= 4) || (page === last - 1 && current >= last - 3);
    if (near || edge || bridge) shown.push(page);
    else if (shown.at(-1) !== 0) shown.push(0);
  }
  return shown;
}
