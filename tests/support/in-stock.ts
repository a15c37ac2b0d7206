import type { EditedItem } from '../../shared/contracts/item-fields.ts';

/** The variants of an item as a change sends them, each with so many units. */
export const inStock = ({ skus }: Pick<EditedItem, 'skus'>, onHand: number) =>
  skus.map(({ id, code, attributes, list_price, persons }) => ({
    id,
    code,
    attributes,
    list_price,
    persons,
    on_hand: onHand,
  }));
