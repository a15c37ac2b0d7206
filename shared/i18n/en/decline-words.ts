/** Why a payment was refused, each with its next step. */
export const declined = {
  payment_declined_credit:
    'Months without interest are for credit cards only. Use one, or pay at once.',
  payment_declined_funds:
    'Your bank says that there is not enough money. Use another card or another way to pay.',
  payment_declined_expired:
    'The card has expired, or its date does not match. Check the date, or use another card.',
  payment_declined_details:
    'A detail of the card does not match. Check the number, the date and the security code.',
  payment_declined_limit:
    'The payment exceeds the limit of your card. Ask your bank to raise it, or pay in another way.',
  payment_declined_identity:
    'Your bank could not confirm that it is you. Try again, and approve the payment with your bank.',
  payment_declined_unsupported:
    'That card cannot be used for this payment. Use another one, or pay in another way.',
  payment_declined_retry:
    'Your bank did not answer, and nothing was charged. Wait a few minutes and try again.',
  payment_declined_unfinished:
    'The payment was not finished, and nothing was charged. Try again, or pay in another way.',
} as const;
