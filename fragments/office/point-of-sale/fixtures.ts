import type { InStoreSale, SaleItem } from '../../../shared/contracts/in-store.ts';
import { pageEnv } from '../../_runtime/fixtures.ts';
import type { PointOfSaleProps } from './props.ts';

export const skirt: SaleItem = {
  item: 'it_falda',
  sku: 'sk_falda-m',
  name: 'Falda',
  description: { Talla: 'M' },
  code: 'FALDA-M',
  barcode: '7501031311309',
  photo: null,
  price: 12_550,
  currency: 'MXN',
  available: 3,
  is_code: false,
};

export const soldSkirt: InStoreSale = {
  order: 'or_00000000000000000000000001',
  number: 'K7QX-2M4P',
  total: 12_550,
  currency: 'MXN',
  taken: 'cash',
  change: 7_450,
  receipt: '/admin/ordenes/or_00000000000000000000000001/recibo',
  is_mailed: false,
};

export const shownSale = (given: Partial<PointOfSaleProps> = {}): PointOfSaleProps => ({
  env: pageEnv({ base: '/tienda/a', country: 'MX' }),
  supplier: 'st_a',
  text: '',
  found: [skirt],
  lines: [],
  draft: '',
  order: '',
  sold: null,
  values: {},
  errors: {},
  error: null,
  idempotencyKey: 'k',
  ...given,
});
