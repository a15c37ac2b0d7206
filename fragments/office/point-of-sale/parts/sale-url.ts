import { linesText, type SaleLine } from '../../../../shared/rules/in-store.ts';
import type { PointOfSaleUi } from '../model.ts';

/** The page with other lines, where no script runs. */
export function saleUrl({ action, props }: PointOfSaleUi, lines: readonly SaleLine[]): string {
  const { text, draft, order } = props;
  const query = {
    text,
    lines: linesText(lines),
    ...(draft && { draft }),
    ...(order && { order }),
  };
  return `${action}?${new URLSearchParams(query)}`;
}

/** The page where these lines become an order that is paid by a link, one that adds to a placed order too. */
export function linkUrl({ props }: PointOfSaleUi, lines: readonly SaleLine[]): string {
  const query = new URLSearchParams({ lines: linesText(lines) });
  const { env, draft, order } = props;
  const page = order
    ? `ordenes/${order}/agregar`
    : draft
      ? `pedidos-con-enlace/${draft}`
      : 'pedido-con-enlace';
  return `${env.base}/admin/${page}?${query}`;
}
