/** An order of which nothing was given back, and that waits for nothing from its buyer. */
export const QUIET = {
  asked: null,
  in_review: false,
  refund_account: null,
  refunds: [],
  notes: [],
  history: [],
};

/** Names that their senders chose to harm the reader, each by its harm. */
export const HOSTILE = {
  'an address': 'https://evil.test/premio',
  'a bare host': 'gana en evil.test',
  'an address behind a mark': 'Ana\u2028www.evil-test',
  'a mail address': 'soporte@evil.test',
  'a number to call': 'Llama 55 1234 5678',
  '300 characters': 'evil'.repeat(75),
  'a line of its own': 'Ana\r\nBcc: evil@evil.test',
  markup: '<b>evil</b><img src=x onerror=alert(1)>',
  'a placeholder': '{{link}} $t(evil)',
};
