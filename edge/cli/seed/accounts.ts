import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { setAdvisor } from '../../../shared/contracts/advisors.ts';
import { address } from '../../../shared/contracts/place-order.ts';
import { staffRoles } from '../../../shared/rules/permissions.ts';
import { insertRows, sql, type Statement } from '../../db/directory-sql.ts';
import { scryptPasswords } from '../../session/password.ts';
import { storeIdOf } from './stores.ts';

const accountsFile = z.array(
  z.object({
    id: z.string(),
    username: z.string(),
    full_name: z.string(),
    email: z.string(),
    /** E.164. */
    phone: z.string(),
    country: z.string(),
    password: z.string(),
    /** The person's role in words, for readers of the list of accounts. */
    role: z.string(),
    /** The account that brought the person. */
    referral: z.string().nullable().default(null),
    addresses: z.array(address).default([]),
    works: z.array(z.object({ store: z.string(), role: z.enum(staffRoles) })).default([]),
    /** The networks whose resellers it helps. */
    advises: z.array(setAdvisor.body.extend({ root: z.string(), zone: z.string() })).default([]),
  }),
);

/** The store where the demo's people signed up. */
const HOME_STORE = 'mercado';

/** The rows of the demo's people: accounts with proven contacts, and their roles in stores. */
export async function accountRows(folder: string, now: number): Promise<Statement[]> {
  const accounts = accountsFile.parse(
    JSON.parse(readFileSync(join(folder, 'accounts.json'), 'utf8')),
  );
  // A hash takes a third of a second; the demo's people share one password and its hash.
  const hashes = new Map<string, Promise<string>>();
  const rows: Statement[] = [];
  for (const one of accounts) {
    const hash = hashes.get(one.password) ?? scryptPasswords().hash(one.password);
    hashes.set(one.password, hash);
    rows.push(
      sql`INSERT INTO account (id, username, full_name, email, phone, country, email_verified_at,
          phone_verified_at, password, locale, store_id, referral,
          created_at, updated_at)
        VALUES (${one.id}, ${one.username}, ${one.full_name}, ${one.email}, ${one.phone},
          ${one.country}, ${now}, ${now}, ${await hash}, 'es', ${storeIdOf(HOME_STORE)},
          ${one.referral}, ${now}, ${now})`,
      ...insertRows(
        'staff',
        one.works.map(({ store, role }) => ({
          store_id: storeIdOf(store),
          account_id: one.id,
          role,
          created_at: now,
        })),
      ),
      ...insertRows(
        'advisor',
        one.advises.map(({ root, hours, ...shown }) => ({
          ...shown,
          root_id: storeIdOf(root),
          account_id: one.id,
          hours: JSON.stringify(hours),
          created_at: now,
        })),
      ),
      ...insertRows(
        'account_address',
        one.addresses.map((each, index) => ({
          id: `ad_demo${`${one.username}${index}`.padStart(22, '0')}`,
          account_id: one.id,
          address: JSON.stringify(each),
          created_at: now,
          updated_at: now,
        })),
      ),
    );
  }
  return rows;
}
