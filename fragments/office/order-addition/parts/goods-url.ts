import type { OrderAdditionProps } from '../props.ts';

/** The point of sale with the lines so far, which leads back to this page. */
export function goodsUrl({
  env,
  lines,
  order,
}: Pick<OrderAdditionProps, 'env' | 'lines' | 'order'>): string {
  const query = new URLSearchParams({ ...(lines && { lines }), order: order.id });
  return `${env.base}/admin/punto-de-venta?${query}`;
}
