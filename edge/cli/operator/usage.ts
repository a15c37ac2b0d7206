/** How the operator's command line is used. */
import { storeTypes } from '../../../shared/contracts/fields.ts';

export const USAGE = `Usage: npm run operator -- <topic> <command> [options]

  messages dead            list the messages that were given up
  messages show <id>       all that is known of a message but its words
  messages resend <id>     have a message that was given up tried again
  messages resend --all    have all of them tried again

  --cell <name>     only this cell, or "directory" (all without it)

  ledger audit             compare the books of every network, what came after its last sealed day, with
                           its payments, refunds and orders; ends with 1 where they differ
  ledger audit --all       all of them, and the digests of the sealed days

  --cell <name>     only this cell

  stores show <store>      a store's owner, type, countries of delivery and sign-up, by its slug or id
  stores set <store>       change these

  --owner <account> an account's username, or its proven e-mail
  --type <type>     ${storeTypes.join(', ')}
  --countries <codes>
                    countries that it delivers to, with commas between them, or "own" for its own alone

  --skip-pin <yes|no>
                    whether people sign up there without proving their contact by a PIN
  --rates <seller,sponsor,above,network>
                    of a network's root store: which parts of a margin its sellers, their two sponsors and
                    the network get from now on, 0 to 1 and together no more, such as 0.5,0.05,0.02,0
  --touch <last|first>
                    which promoter earns where no code was typed: the last who brought the buyer, within a
                    day, or the first, within thirty
  --withheld <people,stores>
                    of a network's root store: which parts of a payout are withheld as tax from now on,
                    0 to 1, such as 0.025,0
  --from <day>      when --rates, --touch and --withheld begin, by the store's clock: a day ahead such as
                    2027-01-31, or 2027-01-31T09:00; now where it is left out
  --withdraw        take back rates and taxes that have not begun
  --texts <number>  text messages that it has from now on, for customers who proved a phone and no e-mail

  reports open             list the conversations that people have reported
  reports show <id>        a report with its copy of the last messages
  reports close <id>       say that it was looked at; it is deleted 90 days later

  push keys                make a pair of keys for alerts on devices, and print it; nothing is kept

  wallet apple <file>      check a file (PEM) with a pass type certificate of Apple's, its key and its issuer's
                           certificate, and print it as the secret WALLET_APPLE; nothing is kept
  wallet check             say until when the WALLET_APPLE of the environment signs passes; ends with 1
                           where it signs none

  --json            for programs
  --remote          the platform's databases by wrangler, instead of those of STATE_DIR here
  --help            this`;
