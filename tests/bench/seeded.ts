/** A state folder with the demo in it, for parts that start more than one server on it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tools } from '../support/suite/part.ts';
import { startProduct } from '../support/server.ts';

/** Seeds a new folder as `npm start` does and stops again; the folder is removed after the part. */
export async function seededState(tools: Tools, name: string): Promise<string> {
  const stateDir = mkdtempSync(join(tmpdir(), `bench-${name}-`));
  const remove = () => rmSync(stateDir, { recursive: true, force: true });
  await tools.keep(Promise.resolve({ stop: remove }));
  tools.say('Seeding.');
  const seeding = await tools.keep(startProduct(`bench-${name}-seed`, { STATE_DIR: stateDir }));
  await seeding.stop();
  return stateDir;
}
