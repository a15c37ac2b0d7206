import { getSupplierInfo, type SupplierInfo } from '../../../shared/contracts/supplier-info.ts';
import { fail, ok } from '../../../shared/kernel/result.ts';
import { answers, type PageEndpoint } from '../../http/endpoint.ts';
import { suppliers, type SupplierRow } from '../../modules/store/index.ts';

/** A supplier of the tenant's network, as its buyers' pages need it. */
export const supplierEndpoints: readonly PageEndpoint[] = [
  answers(getSupplierInfo, async ({ scope, params }) => {
    const row = await scope.cell.first(suppliers.findInfo(scope.tenant.storeId, params.id));
    const info = row && toInfo(row);
    return info && info.enabled_payment_types.length > 0
      ? ok(info)
      : fail({ code: 'supplier_not_found' });
  }),
];

function toInfo({ payment_types: codes, delivery_types: ways, ...row }: SupplierRow): SupplierInfo {
  return {
    ...row,
    enabled_payment_types: JSON.parse(codes) as SupplierInfo['enabled_payment_types'],
    delivery_types: JSON.parse(ways) as SupplierInfo['delivery_types'],
  };
}
