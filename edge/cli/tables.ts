/** `npm run tables`: writes the types of the tables' rows again, after a migration. */
import { writeTables } from './check/statements/tables.ts';

writeTables();
