/** The failures of orders that are held, edited, charged later, contested, or wait for their buyer. */
export const holdErrors = {
  order_in_review:
    'The store is looking at your payment, so it cannot be cancelled here for now. Write to it if you no longer want the order.',
  order_used:
    'Something of this order was used: a ticket, a file, or an event that has begun. So it is not cancelled here: write to the store to agree on what to do.',
  order_on_hold: 'The order is on hold. Release it so that it can move on.',
  order_edited:
    'Somebody changed the order while you were looking. See how it is now and try again.',
  order_not_editable:
    'The order can no longer be changed: it is on its way, delivered or cancelled.',
  order_labeled: 'The order has a label to that address already. Cancel the label and try again.',
  order_not_charged:
    'The payment of the order is authorised and not charged yet: charge it before you change its items.',
  line_not_editable: 'That item cannot be changed in the order.',
  last_line_stays: 'The order would have no items left. If none stays, cancel it.',
  order_hold_not_found: 'The order is no longer on hold that way.',
  order_not_authorized: 'Nothing is authorised for this order.',
  authorization_is_over:
    'What was authorised for this order was charged in another way, or given up, already.',
  capture_too_much: 'No more than what was authorised can be charged.',
  capture_refused:
    'The bank did not let the card be charged. You may try again, or give the payment up.',
  refund_account_not_asked: 'This order no longer waits for an account for its refund.',
  dispute_not_found: 'We did not find that dispute.',
  dispute_is_over: 'That dispute is over.',
  dispute_too_late: 'The time to answer that dispute is over.',
  evidence_handed_in: 'The evidence of that dispute has been sent, and cannot be changed.',
  evidence_in_panel: 'The evidence of that dispute is sent in the provider’s panel.',
} as const;
