/** The exported functions that read free text, and arguments to call them with. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, type ESTree } from 'vite';
import { ROOT } from '../../../edge/cli/paths.ts';

/** Files of rules: pure functions, which Node can load without a build. */
const FILES = [
  'shared/rules/*.ts',
  'shared/kernel/*.ts',
  'edge/modules/*/rules.ts',
  'edge/modules/mail/{plain,text-on-color}.ts',
  'edge/modules/items/store-key.ts',
  'edge/modules/accounts/identifier.ts',
  'edge/modules/orders/contact.ts',
  'edge/modules/payments/reference.ts',
  'edge/session/network.ts',
  'edge/tenant/host.ts',
  'edge/http/{caller,conditional,cors,packed}.ts',
  'edge/stitch/remote/markup.ts',
];

/** An argument of a call: the text that grows, or a value that stays. */
export type Argument = { readonly grows: true } | { readonly stays: unknown };

export interface Rule {
  readonly file: string;
  readonly name: string;
  /** One list for each parameter that takes a text, which grows while the others stay. */
  readonly calls: readonly (readonly Argument[])[];
}

const TEXT = /^(?:string(?: \| (?:null|undefined))*|unknown|HostHeader)$/;

/** A value of each other type that a rule takes beside its text. */
const VALUES: Readonly<Record<string, unknown>> = {
  number: 5,
  boolean: true,
  Locale: 'es',
  Region: 'MX',
  Limits: {},
  ItemKind: 'product',
  Action: 'url',
  "'long' | 'short'": 'long',
  When: { date: 0, country: 'MX' },
  'readonly C[]': [{ word: 'falda', uses: 1 }],
};

/** The rules of all files, found by their declared types. */
export function listRules(): Rule[] {
  const files = globSync(FILES, { cwd: ROOT, exclude: ['**/*.test.ts'] }).toSorted();
  return files.flatMap((file) => rulesOf(file, readFileSync(join(ROOT, file), 'utf8')));
}

function rulesOf(file: string, text: string): Rule[] {
  return parseSync(file, text).program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration } = statement;
    if (declaration?.type !== 'FunctionDeclaration' || !declaration.id) return [];
    const types = declaration.params.map((parameter) => typeOf(parameter, text));
    const calls = types.flatMap((type, grown) =>
      TEXT.test(type) ? [types.map((other, index) => argumentOf(other, index === grown))] : [],
    );
    return calls.length > 0 ? [{ file, name: declaration.id.name, calls }] : [];
  });
}

function typeOf(parameter: ESTree.ParamPattern, text: string): string {
  const bound = parameter.type === 'AssignmentPattern' ? parameter.left : parameter;
  const written = 'typeAnnotation' in bound ? bound.typeAnnotation : undefined;
  return written ? text.slice(written.start + 1, written.end).trim() : '';
}

function argumentOf(type: string, grows: boolean): Argument {
  if (grows) return { grows };
  return { stays: TEXT.test(type) ? 'MX' : VALUES[type] };
}
