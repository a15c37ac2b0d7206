/**
 * The part of `shared/contracts` in the browser's build: the fields by which a call is sent, and
 * plain constants. No schema travels, and no path is written twice: each file is run, and a module
 * of its plain exports takes its place.
 */
import { execFile } from 'node:child_process';
import { join, relative } from 'node:path';
import { promisify } from 'node:util';
import { parseAst, type Plugin } from 'vite';

const FOLDER = 'shared/contracts';
const DESCRIBE = 'edge/cli/build/describe-contracts.ts';
/** An import of a contract file, as sources write it. */
const SPECIFIER = /(?:^|\/)contracts\/([\w-]+\.ts)$/;

/** The exports of each contract file that a browser may have, by the file's path from the root. */
export type LightContracts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Runs the contract files in a separate process, so that a rebuild sees the saved files.
 * @param root the checkout
 */
export async function readContracts(root: string): Promise<LightContracts> {
  const command = [join(root, DESCRIBE), join(root, FOLDER)];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    maxBuffer: 16 * 1024 * 1024,
  });
  return JSON.parse(stdout) as LightContracts;
}

/**
 * Vite plugin that puts light contracts in the place of the real ones. They do not export schemas,
 * so browser code that imports one does not build; nor does code that reads more fields of a call
 * than it is sent by.
 */
export function lightContracts(root: string): Plugin {
  let contracts: Promise<LightContracts> | undefined;
  const read = () => (contracts ??= readContracts(root));
  const fileOf = (id: string) => relative(root, id).replaceAll('\\', '/');
  return {
    name: 'light-contracts',
    async load(id) {
      const file = fileOf(id);
      if (!file.startsWith(`${FOLDER}/`)) return undefined;
      const exports = (await read())[file.slice(FOLDER.length + 1)];
      if (!exports) throw new Error(`${file} is no contract file`);
      const lines = Object.entries(exports).map(
        ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
      );
      return { code: lines.join('\n'), moduleType: 'js' };
    },
    transform: {
      order: 'post',
      async handler(code, id) {
        if (!code.includes('contracts/')) return;
        const [wrong] = readsOfCalls(code, await read());
        if (wrong) throw new Error(`${fileOf(id)} reads ${wrong}: a browser only sends a call`);
      },
    },
  };
}

interface Node {
  readonly type?: string;
  readonly [key: string]: unknown;
}

/**
 * Finds `inviteStaff.body` and the like: fields that the code reads of calls which it imports by
 * name, or by a whole file.
 */
export function readsOfCalls(code: string, contracts: LightContracts): string[] {
  const { body } = parseAst(code);
  const calls = new Set<string>();
  const found: string[] = [];
  for (const statement of body) {
    if (statement.type !== 'ImportDeclaration') continue;
    const [, file = ''] = SPECIFIER.exec(statement.source.value) ?? [];
    for (const one of statement.specifiers) {
      if (!contracts[file]) continue;
      const name = one.type === 'ImportSpecifier' && 'name' in one.imported && one.imported.name;
      if (!name) found.push(`* as ${one.local.name}`);
      else if (isCall(contracts[file][name])) calls.add(one.local.name);
    }
  }
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit);
    if (typeof node !== 'object' || node === null) return undefined;
    const { type, object, property } = node as Node & { object?: Node; property?: Node };
    const name = String(object?.['name']);
    if (type === 'MemberExpression' && object?.type === 'Identifier' && calls.has(name)) {
      found.push(`${name}.${String(property?.['name'] ?? property?.['value'])}`);
    }
    return Object.values(node).forEach(visit);
  };
  if (calls.size > 0) visit(body);
  return found;
}

function isCall(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'service' in value;
}
