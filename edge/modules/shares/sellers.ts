import { sql, type Statement } from '../../db/directory-sql.ts';
import { raw } from '../../db/sql.ts';
import type { RequestScope } from '../../unit-of-work/scope.ts';
import { comparable, type Candidate, type Person } from '../../../shared/rules/resale-terms.ts';

interface CandidateRow {
  id: string;
  /** JSON: the e-mails and phones of the account, proved or not. */
  contacts: string;
  up_one: string | null;
  up_one_contacts: string;
  up_two: string | null;
  up_two_contacts: string;
}

const contactsOf = (account: 'a' | 'b' | 'c') =>
  raw(`(SELECT json_group_array(value) FROM (SELECT ${account}.email AS value
    UNION SELECT ${account}.phone UNION SELECT value FROM contact_claim
      WHERE account_id = ${account}.id) WHERE value IS NOT NULL)`);

/**
 * Accounts with their contacts, and the two sponsors above them, as the network has them now. A sponsor's own sponsor
 * counts where that one stands in the network too.
 */
export function listCandidates(
  network: string,
  accounts: readonly string[],
): Statement<CandidateRow> {
  return sql<CandidateRow>`SELECT a.id, ${contactsOf('a')} AS contacts, b.id AS up_one,
      ${contactsOf('b')} AS up_one_contacts, c.id AS up_two, ${contactsOf('c')} AS up_two_contacts
    FROM account a
    LEFT JOIN promoter p ON p.account_id = a.id AND p.network_id = ${network}
    LEFT JOIN account b ON b.id = p.sponsor_id AND b.erased_at IS NULL
    LEFT JOIN promoter q ON q.account_id = b.id AND q.network_id = ${network}
    LEFT JOIN account c ON c.id = q.sponsor_id AND c.erased_at IS NULL
    WHERE a.id IN (SELECT value FROM json_each(${JSON.stringify(accounts)}))
      AND a.erased_at IS NULL`;
}

/** The accounts among these that may earn, with the people above them. */
export async function readCandidates(
  { directory, tenant }: RequestScope,
  accounts: readonly string[],
): Promise<ReadonlyMap<string, Candidate>> {
  if (accounts.length === 0) return new Map();
  const network = tenant.rootId ?? tenant.storeId;
  const rows = await directory.read(listCandidates(network, accounts));
  return new Map(
    await Promise.all(rows.map(async (row) => [row.id, await toCandidate(row)] as const)),
  );
}

async function toCandidate(row: CandidateRow): Promise<Candidate> {
  const [self, up_one, up_two] = await Promise.all([
    personOf(row.id, row.contacts),
    row.up_one === null ? null : personOf(row.up_one, row.up_one_contacts),
    row.up_two === null ? null : personOf(row.up_two, row.up_two_contacts),
  ]);
  return { ...self, up_one, up_two };
}

async function personOf(account: string, contacts: string): Promise<Person> {
  return { account, contacts: await digests(JSON.parse(contacts) as string[]) };
}

/**
 * Digests of contacts: a checkout keeps these, and neither e-mail nor phone of a person who is not
 * its buyer.
 */
export function digests(contacts: readonly string[]): Promise<string[]> {
  return Promise.all(
    contacts
      .map(comparable)
      .filter((one) => one !== '')
      .map(sha256),
  );
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The account whose code a buyer types: its username. */
export function findByCode(code: string): Statement<{ id: string }> {
  return sql<{ id: string }>`SELECT id FROM account WHERE username = ${code} AND erased_at IS NULL`;
}
