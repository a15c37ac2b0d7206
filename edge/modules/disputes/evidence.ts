import type { DisputeEvidence } from '../../../shared/contracts/disputes.ts';
import { addressLines, type EnvelopeAddress } from '../../../shared/rules/address-lines.ts';
import { sql, type Statement } from '../../db/cell-sql.ts';
import type { CellTables } from '../../db/cell-tables.ts';

/** An order of a contested payment, with the facts that speak for its seller. */
export interface EvidenceRow extends Pick<
  CellTables['purchase_order'],
  'id' | 'number' | 'created_at' | 'received_at' | 'address'
> {
  buyer: string | null;
  email: string | null;
  /** JSON: `["2 × Lamp"]`. */
  items: string;
  /** JSON: the numbers of its parcels. */
  tracking: string;
  carrier: string | null;
  shipped_at: number | null;
  used_at: number | null;
  earlier: number;
}

/** The orders of a payment that a store delivers. */
export function listEvidence(payment: string, supplierId: string): Statement<EvidenceRow> {
  return sql<EvidenceRow>`SELECT o.id, o.number, o.created_at, o.received_at, o.address,
      o.contact ->> 'full_name' AS buyer, o.contact ->> 'email' AS email,
      (SELECT json_group_array((l.amount - l.cut_units) || ' × ' || (l.snapshot ->> '$.name') ORDER BY l.position)
        FROM order_line l WHERE l.order_id = o.id AND l.cut_units < l.amount) AS items,
      (SELECT json_group_array(number) FROM (
        SELECT tracking_number AS number FROM courier_label
          WHERE order_id = o.id AND tracking_number IS NOT NULL AND label_state = 'bought'
        UNION SELECT tracking_number FROM order_shipment
          WHERE order_id = o.id AND tracking_number IS NOT NULL AND called_back_at IS NULL))
        AS tracking,
      coalesce((SELECT carrier FROM order_shipment WHERE order_id = o.id AND carrier IS NOT NULL
          AND called_back_at IS NULL ORDER BY sent_at LIMIT 1),
        (SELECT o.courier_terms ->> 'carrier' FROM courier_label
          WHERE order_id = o.id AND label_state = 'bought')) AS carrier,
      coalesce((SELECT min(sent_at) FROM order_shipment WHERE order_id = o.id AND called_back_at IS NULL),
        (SELECT min(made_at) FROM order_move WHERE order_id = o.id AND to_state = 'in_transit')) AS shipped_at,
      (SELECT min(admitted_at) FROM ticket WHERE order_id = o.id) AS used_at,
      (SELECT count(*) FROM (SELECT 1 FROM purchase_order b WHERE b.supplier_id = o.supplier_id
        AND lower(b.contact ->> 'email') = lower(o.contact ->> 'email')
        AND b.is_test = 0 AND b.created_at < o.created_at AND b.state = 'delivered' LIMIT 100)) AS earlier
    FROM payment p JOIN purchase_order o ON o.checkout_id = p.checkout_id
    WHERE p.id = ${payment} AND o.supplier_id = ${supplierId} AND o.state <> 'awaiting_payment'
    ORDER BY o.rowid`;
}

/** The facts as the staff reads them. */
export function toEvidence({ id, address, ...row }: EvidenceRow): DisputeEvidence {
  return {
    order: id,
    number: row.number,
    placed_on: new Date(row.created_at).toISOString(),
    buyer: row.buyer ?? '',
    email: row.email ?? '',
    address: address && addressLines(JSON.parse(address) as EnvelopeAddress).join(', '),
    items: JSON.parse(row.items) as string[],
    tracking: JSON.parse(row.tracking) as string[],
    carrier: row.carrier,
    shipped_on: isoOf(row.shipped_at),
    received_on: isoOf(row.received_at),
    used_on: isoOf(row.used_at),
    earlier: row.earlier,
  };
}

const isoOf = (at: number | null) => (at === null ? null : new Date(at).toISOString());
