/** The failures of orders that a seller prepares and a customer pays by a link. */
export const draftErrors = {
  draft_order_not_found: 'We could not find that prepared order.',
  draft_order_closed: 'That order was paid or taken back already.',
  draft_order_free:
    'An order that is paid by a link has to cost something: raise the price of an item.',
};
