/**
 * A process that runs test files on sources with mutants in them. The driver starts it, gives it
 * jobs, and ends it when a mutant makes it hang.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createVitest, type TestModule, type Vitest } from 'vitest/node';
import { ROOT } from '../../../edge/cli/paths.ts';
import config from '../../../vitest.config.ts';
import type { Asked, Job, Told } from './test-files.ts';

/** The kinds of tests that mutants are tried with. */
const PROJECTS = ['unit', 'worker'];

/** The wrappers of the test files: each loads one, with its mutant. */
const WRAPPERS = join(ROOT, 'test-results/mutants');

const TAG = join(ROOT, 'edge/db/sql.ts');
const OPENING = 'return (strings, ...values) => {';

/** Sources in the place of those on the disk, by their whole path. */
const sources = new Map<string, string>();

function tell(told: Told): void {
  process.send?.(told);
}

/** The tag of SQL, which asks for the texts of a changed statement. */
function readTag(): string {
  const source = readFileSync(TAG, 'utf8');
  if (!source.includes(OPENING)) throw new Error(`${TAG} has no tag as the mutants expect it`);
  return source.replace(
    OPENING,
    `${OPENING} strings = globalThis.changedSql?.(strings) ?? strings;`,
  );
}

async function start(): Promise<Vitest> {
  sources.set(TAG, readTag());
  const changedSources = {
    name: 'changed-sources',
    enforce: 'pre' as const,
    load: (id: string) => sources.get(id.split('?')[0] ?? ''),
  };
  const projects = (config.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { test, plugins = [] } = project;
    if (!PROJECTS.some((name) => name === test?.name)) return [];
    const setupFiles = [...[test?.setupFiles ?? []].flat(), 'tests/audit/mutants/setup.ts'];
    return [{ ...project, plugins: [changedSources, ...plugins], test: { ...test, setupFiles } }];
  });
  rmSync(WRAPPERS, { recursive: true, force: true });
  mkdirSync(WRAPPERS, { recursive: true });
  const reporter = {
    onTestModuleQueued: (module: TestModule) => tell({ kind: 'started', name: nameOf(module) }),
    onTestModuleEnd: tellEnd,
  };
  return createVitest('test', {
    config: false,
    root: ROOT,
    watch: false,
    reporters: [reporter],
    silent: true,
    maxWorkers: 1,
    // Kept sources are found again by the file on the disk: later runs would get the mutants.
    fsModuleCache: false,
    projects,
  });
}

function nameOf(module: TestModule): string {
  return relative(WRAPPERS, module.moduleId).replace(/\.test\.ts$/, '');
}

function tellEnd(module: TestModule): void {
  const { duration, collectDuration } = module.diagnostic();
  const failed = [...module.children.allTests('failed')][0];
  tell({
    kind: 'ended',
    name: nameOf(module),
    passed: module.ok(),
    why: failed?.fullName ?? module.errors()[0]?.message ?? '',
    ms: Math.round(duration + collectDuration),
    through: (module.meta() as { through?: string[] }).through ?? [],
  });
}

/** Writes the file that loads a job's test file, with freshly loaded modules. */
function wrap({ name, test, chosen }: Job): string {
  const path = join(WRAPPERS, `${name}.test.ts`);
  const lines = [
    `import { vi } from 'vitest';`,
    `globalThis.chooseMutant(${JSON.stringify(chosen ?? {})});`,
    `vi.resetModules();`,
    `await import(${JSON.stringify(join(ROOT, test.file))});`,
  ];
  writeFileSync(path, lines.join('\n'));
  return path;
}

async function run(vitest: Vitest, { jobs, sources: changed }: Asked): Promise<void> {
  for (const [file, source] of Object.entries(changed)) sources.set(join(ROOT, file), source);
  const specifications = jobs.map((job) =>
    vitest.getProjectByName(job.test.project).createSpecification(wrap(job)),
  );
  await vitest.runTestSpecifications(specifications);
  tell({ kind: 'done' });
}

async function list(vitest: Vitest): Promise<void> {
  const found = await vitest.globTestSpecifications();
  tell({
    kind: 'files',
    files: found.map(({ project, moduleId }) => ({
      project: project.name,
      file: relative(ROOT, moduleId),
    })),
  });
}

const starting = start();
process.on('message', (asked: Asked) => {
  void starting
    .then((vitest) => (asked.jobs.length === 0 ? list(vitest) : run(vitest, asked)))
    .catch((error: unknown) =>
      tell({ kind: 'fault', text: error instanceof Error ? (error.stack ?? '') : String(error) }),
    );
});
process.on('disconnect', () => process.exit(0));
