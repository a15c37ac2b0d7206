import * as contract from '../../../shared/contracts/contact.ts';
import { ok } from '../../../shared/kernel/result.ts';
import { answers, changes, type Endpoint } from '../../http/endpoint.ts';
import { readEntries, readEntry } from '../../modules/contact/index.ts';
import { callerNamed } from '../../modules/profiles/index.ts';
import { sendContact } from './send.ts';

/** The contact form's call, and those of the inbox. */
export const contactEndpoints: readonly Endpoint[] = [
  changes(contract.sendContact, ({ scope, body }) => sendContact(scope, body)),
  answers(contract.listContacts, async ({ scope, params, query }) => {
    const [caller, list] = await Promise.all([
      callerNamed(scope, params),
      readEntries(scope, query),
    ]);
    return caller.ok ? ok(list) : caller;
  }),
  answers(contract.getContact, async ({ scope, params }) => {
    const [caller, entry] = await Promise.all([
      callerNamed(scope, params),
      readEntry(scope, params.id),
    ]);
    return caller.ok ? entry : caller;
  }),
];
