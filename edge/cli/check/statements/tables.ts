/** The types of the tables' rows, written from the schema that the migrations make. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SqlKind } from '../../../db/sql.ts';
import { ROOT } from '../../paths.ts';
import { describeTables, KINDS, openSchema, type Column, type Table } from './schema.ts';

/** The length of a line. */
const WIDTH = 100;

/** The file of a kind of database, relative to the checkout. */
const fileOf = (kind: SqlKind) => `edge/db/${kind}-tables.ts`;

/** Files that differ from the migrations. */
export function staleTables(): string[] {
  return KINDS.filter((kind) => read(fileOf(kind)) !== tablesOf(kind)).map(fileOf);
}

/** Writes the files again. */
export function writeTables(): void {
  for (const kind of KINDS) writeFileSync(join(ROOT, fileOf(kind)), tablesOf(kind));
}

function read(file: string): string | undefined {
  try {
    return readFileSync(join(ROOT, file), 'utf8');
  } catch {
    return undefined;
  }
}

function tablesOf(kind: SqlKind): string {
  const database = openSchema(kind);
  const tables = describeTables(database);
  database.close();
  const name = kind[0]?.toUpperCase() + kind.slice(1);
  return `/** Made from edge/db/migrations/${kind} by \`npm run tables\`; \`npm run check\` fails while it is out of date. */

/** The rows of the tables, by table. */
export interface ${name}Tables {
${tables.map(rowOf).join('\n')}
}

/** The columns that an insert may leave out: the table fills them. */
export interface ${name}Filled {
${tables.map(filledOf).join('\n')}
}
`;
}

function rowOf({ name, columns }: Table): string {
  const properties = columns.map((column) => `${column.name}: ${typeOf(column)};`);
  return [`  ${name}: {`, ...packed(properties, '    '), '  };'].join('\n');
}

/** As many words in a line as fit. */
function packed(words: readonly string[], indent: string): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const line = lines.at(-1);
    const longer = line === undefined ? undefined : `${line} ${word}`;
    if (longer !== undefined && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else lines.push(indent + word);
  }
  return lines;
}

function typeOf({ type, texts, isNullable }: Column): string {
  const plain = texts.length > 0 ? texts.map((text) => `'${text}'`).join(' | ') : type;
  return isNullable ? `${plain} | null` : plain;
}

function filledOf({ name, columns }: Table): string {
  const filled = columns.filter(({ isOptional, isGenerated }) => isOptional || isGenerated);
  const names = filled.map((column) => `| '${column.name}'`);
  return `  ${name}:\n${packed(names.length > 0 ? names : ['never'], '    ').join('\n')};`;
}
