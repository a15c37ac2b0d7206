import { build, type Rolldown } from 'vite';
import { beforeAll, expect, test } from 'vitest';
import { contracts } from '../../../tests/support/contracts.ts';
import { ROOT } from '../paths.ts';
import { lightContracts, readContracts, readsOfCalls, type LightContracts } from './contracts.ts';

const ENTRY = `${ROOT}/fragments/shop/nothing/index.ts`;

/** The browser's build of one source. */
async function built(source: string): Promise<string> {
  const result = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === ENTRY ? id : undefined),
        load: (id) => (id === ENTRY ? { code: source, moduleType: 'ts' } : undefined),
      },
      lightContracts(ROOT),
    ],
    build: {
      write: false,
      rolldownOptions: { input: ENTRY, preserveEntrySignatures: 'strict' },
    },
  });
  const [made] = [result].flat() as Rolldown.RolldownOutput[];
  return made!.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n');
}

const from = (file: string) => `from '../../../shared/contracts/${file}.ts';`;

let light: LightContracts;
beforeAll(async () => {
  light = await readContracts(ROOT);
});

test('every call is there as it is sent, and no schema is', () => {
  const calls = Object.values(light).flatMap((exports) =>
    Object.values(exports).filter(
      (one) => typeof one === 'object' && one !== null && 'service' in one,
    ),
  );
  const sent = contracts.map(({ method, service, path }) => ({ method, service, path }));
  expect(calls).toHaveLength(sent.length);
  expect(calls).toEqual(expect.arrayContaining(sent));
  expect(light['staff.ts']).not.toHaveProperty('staffRole');
  expect(light['staff.ts']).not.toHaveProperty('staffMember');
});

test('a fragment has the call that it makes and no other, without a schema', async () => {
  const code = await built(`import { inviteStaff } ${from('staff')} export const c = inviteStaff;`);
  expect(code).toMatch(/method:.post.,service:.staff.,path:.\/invites./);
  expect(code.length).toBeLessThan(200);
});

test('a plain constant is what it is', async () => {
  const code = await built(`import { itemSorts } ${from('items')} export const n = itemSorts;`);
  expect(code).toContain('queue_position');
});

test.each([
  [
    'a schema',
    `import { staffRole } ${from('staff')} export const r = staffRole.parse('admin');`,
    'staffRole',
  ],
  [
    'a schema of a call',
    `import { inviteStaff as ask } ${from('staff')} export const r = ask.body.parse({});`,
    'reads ask.body',
  ],
  [
    'a whole file',
    `import * as staff ${from('staff')} export const r = staff.inviteStaff;`,
    'reads * as staff',
  ],
])('%s does not build', async (_name, source, problem) => {
  await expect(built(source)).rejects.toThrow(problem);
});

test('types are free, and what is read of a constant or of something else is no matter', () => {
  const code = `import { itemSorts, getItem } ${from('items')}
    const other = { getItem: 1 }; export const a = [itemSorts.length, other.getItem, getItem];`;
  expect(readsOfCalls(code, light)).toEqual([]);
  expect(readsOfCalls(`${code} getItem['query'];`, light)).toEqual(['getItem.query']);
});
