/** The failures of providers' reports and of their lines. */
export const settlementErrors = {
  settlement_not_found: 'We could not find that settlement.',
  settlement_line_not_found: 'That settlement has no such line.',
  settlement_line_settled: 'That line is settled already.',
  settlement_line_unlike:
    'The payment of that order does not fit the line: its amount, currency or state is another, or it was settled before.',
  settlement_differs:
    'A report with that id and other content was taken before. If the provider corrected it, ask for one with another id.',
  settlement_unreadable: 'We could not read the report.',
  settlement_unreadable_line:
    'We could not read the report: look at the column “{{column}}” of line {{line}}. Nothing was taken.',
  settlement_sums: 'The report does not add up: in each line, gross less fee has to be the net.',
  settlement_sums_line:
    'The report does not add up: in line {{line}}, gross less fee is not the net. Nothing was taken.',
} as const;
