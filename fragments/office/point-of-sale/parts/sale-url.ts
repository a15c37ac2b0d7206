import { linesText, type SaleLine } from '../../../../shared/rules/in-store.ts';
import type { PointOfSaleUi } from '../model.ts';

/** The page with other lines, where no script runs. */
export function saleUrl({ action, props }: PointOfSaleUi, lines: readonly SaleLine[]): string {
  const { text, draft } = props;
  const query = { text, lines: linesText(lines), ...(draft && { draft }) };
  return `${action}?${new URLSearchParams(query)}`;
}

/** The page where these lines become an order that is paid by a link. */
export function linkUrl({ props }: PointOfSaleUi, lines: readonly SaleLine[]): string {
  const query = new URLSearchParams({ lines: linesText(lines) });
  const page = props.draft ? `pedidos-con-enlace/${props.draft}` : 'pedido-con-enlace';
  return `${props.env.base}/admin/${page}?${query}`;
}
