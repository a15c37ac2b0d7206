/** What cannot be done with keys at providers, in a store's test mode, and with an order of it. */
export const accountErrors = {
  payment_keys_incomplete: 'Fill in every key of this account',
  payment_account_not_found: 'There are no keys for this way to pay',
  test_keys_required: 'These are no test keys: use the test keys of your provider',
  store_in_test_mode:
    'The store is in test mode: nothing is charged. Try again once it sells again',
  order_is_test: 'It is a test order: it has no invoice, no shipment and no review',
  affinity_state: 'That cannot be done any more: the request changed meanwhile.',
  sponsor_not_found: 'No account of this network has that username.',
  sponsor_circle: 'That account stands below the one that you change: it cannot be its sponsor.',
  sponsor_same: 'That is its sponsor already.',
  sponsor_changed: 'Somebody else changed this tree meanwhile. See how it stands, and try again.',
};
