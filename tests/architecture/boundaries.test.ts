import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ROOT } from '../../edge/cli/paths.ts';
import type { Outcome } from './sample.ts';
import { checkSample, runStep } from './sample.ts';

// Each runs a whole tool; a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000 });

/** Rule, the file that breaks it, and what that file imports. */
const OFFENCES: readonly (readonly [string, string, string])[] = [
  ['no-circles', 'edge/http/one.ts', './two.ts'],
  ['no-unresolved', 'edge/http/lost.ts', './nowhere.ts'],
  ['no-dev-dependencies', 'shared/ui/tool.ts', 'vite'],
  ['no-node-in-browsers', 'shared/ui/disk.ts', 'node:fs'],
  ['words-come-with-props', 'fragments/shop/two/e.ts', '../../../shared/i18n/ok.ts'],
  ['kernel', 'shared/kernel/a.ts', '../rules/ok.ts'],
  ['rules', 'shared/rules/a.ts', '../contracts/ok.ts'],
  ['contracts', 'shared/contracts/a.ts', '../stores/ok.ts'],
  ['contracts', 'shared/contracts/b.ts', '../bus/ok.ts'],
  ['bus', 'shared/bus/a.ts', '../stores/ok.ts'],
  ['shared', 'shared/stores/a.ts', '../../fragments/shop/one/server.ts'],
  ['fragment-runtime', 'fragments/_runtime/a.ts', '../shop/one/server.ts'],
  ['fragment', 'fragments/shop/two/a.ts', '../one/server.ts'],
  ['fragment', 'fragments/shop/two/b.ts', '../../../edge/http/ok.ts'],
  ['fragment', 'fragments/shop/two/c.ts', '../../_office/ok.ts'],
  ['fragment', 'fragments/shop/two/d.ts', '../../office/one/server.ts'],
  ['fragment', 'fragments/shop/two/e2.ts', '../../edit/one/server.ts'],
  ['edit-fragment', 'fragments/edit/two/a.ts', '../../shop/one/server.ts'],
  ['edit-fragment', 'fragments/edit/two/b.ts', '../../office/one/server.ts'],
  ['office-fragment', 'fragments/office/two/a.ts', '../one/server.ts'],
  ['office-fragment', 'fragments/office/two/b.ts', '../../shop/one/server.ts'],
  ['edit-kit', 'fragments/_edit/a.ts', '../edit/one/server.ts'],
  ['office-kit', 'fragments/_office/a.ts', '../office/one/server.ts'],
  ['host-pages', 'host-pages/pages/a.ts', '../../fragments/shop/one/view.ts'],
  ['host-pages', 'host-pages/pages/b.ts', '../../edge/http/ok.ts'],
  ['edge', 'edge/stitch/a.ts', '../../fragments/shop/one/view.ts'],
  ['edge', 'edge/stitch/b.ts', '../../shared/stores/ok.ts'],
  ['edge', 'edge/stitch/c.ts', '../cli/tool.ts'],
  ['settings', 'edge/settings/a.ts', '../providers/mail/one.ts'],
  ['unit-of-work', 'edge/unit-of-work/a.ts', '../http/ok.ts'],
  ['http', 'edge/http/a.ts', '../stitch/ok.ts'],
  ['gateway', 'edge/gateway/a.ts', '../stitch/ok.ts'],
  ['jobs', 'edge/jobs/a.ts', '../modules/one/index.ts'],
  ['uploads', 'edge/uploads/a.ts', '../http/ok.ts'],
  ['wings', 'edge/pages/a.ts', '../wings/ok.ts'],
  ['outbox', 'edge/outbox/a.ts', '../modules/one/index.ts'],
  ['module', 'edge/modules/two/a.ts', '../one/index.ts'],
  ['module', 'edge/modules/two/b.ts', '../../stitch/ok.ts'],
  ['flow', 'edge/flows/one/a.ts', '../../modules/one/statements.ts'],
  ['provider', 'edge/providers/mail/two.ts', './one.ts'],
  ['provider', 'edge/providers/mail/three/a.ts', '../../../modules/one/index.ts'],
  ['command-line', 'edge/cli/a.ts', '../stitch/ok.ts'],
];

const INNOCENT = [
  'shared/i18n/ok.ts',
  'shared/rules/ok.ts',
  'shared/contracts/ok.ts',
  'shared/bus/ok.ts',
  'shared/stores/ok.ts',
  'fragments/_office/ok.ts',
  'fragments/office/one/server.ts',
  'fragments/edit/one/server.ts',
  'fragments/shop/one/server.ts',
  'fragments/shop/one/view.ts',
  'edge/http/ok.ts',
  'edge/wings/ok.ts',
  'edge/stitch/ok.ts',
  'edge/cli/tool.ts',
  'edge/modules/one/index.ts',
  'edge/modules/one/statements.ts',
  'edge/providers/mail/one.ts',
];

describe('a bad import', () => {
  let outcome: Outcome;

  beforeAll(() => {
    const files: Record<string, string> = {
      'package.json': readFileSync(join(ROOT, 'package.json'), 'utf8'),
      'edge/http/two.ts': "import type { One } from './one.ts';\nexport type Two = One;\n",
    };
    for (const file of INNOCENT) files[file] = 'export const ok = 1;\nexport type One = 1;\n';
    for (const [, file, target] of OFFENCES) {
      files[file] = `import type { One } from '${target}';\nexport type Mine = One;\n`;
    }
    // The types of words are not words.
    files['fragments/shop/two/e.ts'] =
      "import { ok } from '../../../shared/i18n/ok.ts';\nexport const mine = ok;\n";
    // A type-only import of a development tool is no import of it.
    files['shared/ui/tool.ts'] = "import { build } from 'vite';\nexport const ok = build;\n";
    outcome = checkSample('boundaries', files);
  });

  test.each(OFFENCES)('breaks the rule %s: %s imports %s', (rule, file) => {
    expect(outcome.passed).toBe(false);
    expect(outcome.output).toContain(`error ${rule}: ${file} → `);
  });

  test('every rule has an offence here', async () => {
    const url = pathToFileURL(join(ROOT, '.dependency-cruiser.mjs')).href;
    const configuration = z
      .object({ default: z.object({ forbidden: z.array(z.object({ name: z.string() })) }) })
      .parse(await import(url));
    const rules = configuration.default.forbidden.map(({ name }) => name);
    expect(new Set(OFFENCES.map(([rule]) => rule))).toEqual(new Set(rules));
  });
});

test('the tool reads every source file and its imports, those of types too', () => {
  const { output } = runStep('boundaries', ROOT, ['--output-type', 'json']);
  const { modules } = z
    .object({
      modules: z.array(
        z.object({
          source: z.string(),
          dependencies: z.array(
            z.object({ resolved: z.string(), dependencyTypes: z.array(z.string()) }),
          ),
        }),
      ),
    })
    .parse(JSON.parse(output));
  const seen = new Map(modules.map(({ source, dependencies }) => [source, dependencies]));
  const files = globSync('{edge,fragments,host-pages,shared}/**/*.{ts,tsx}', { cwd: ROOT });
  expect(files.filter((file) => !seen.has(file) && !file.endsWith('.d.ts'))).toEqual([]);
  expect(seen.get('shared/contracts/contract.ts')).toContainEqual({
    resolved: 'shared/contracts/errors.ts',
    dependencyTypes: expect.arrayContaining(['type-only']) as string[],
  });
});
