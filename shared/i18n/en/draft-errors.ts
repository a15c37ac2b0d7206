/** The failures of orders that a seller prepares and a customer pays by a link. */
export const draftErrors = {
  draft_order_not_found: 'We could not find that prepared order.',
  draft_order_closed: 'That order was paid or taken back already.',
  draft_order_free:
    'An order that is paid by a link has to cost something: raise the price of an item.',
  draft_order_extends:
    'That order adds items to another and is not changed: take it back, and add them anew.',
  order_not_extendable:
    'Nothing can be added to this order: it is a test, was sold in another store, or its buyer left no e-mail.',
  too_many_additions:
    'This order has too many additions that await their payment. Take one back, or wait until it is paid.',
};
