/** Calls back when sources change. */
import { existsSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isSource } from '../build/sources.ts';

const FOLDERS = ['edge', 'fragments', 'host-pages', 'shared'];
/** Editors write a file in several steps; one save is one change. */
const SETTLE_MS = 80;

/**
 * Runs `onChange` after each change of a source, never twice at a time: changes during a run lead to
 * one more run after it.
 * @returns ends the watch
 */
export function watchSources(root: string, onChange: () => Promise<void>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let running = false;
  let again = false;
  const run = async () => {
    if (running) {
      again = true;
      return;
    }
    running = true;
    await onChange();
    running = false;
    if (again) {
      again = false;
      await run();
    }
  };
  const watchers = FOLDERS.filter((folder) => existsSync(join(root, folder))).map((folder) =>
    watch(join(root, folder), { recursive: true }, (_event, name) => {
      if (name === null || !isSource(`${folder}/${name.replaceAll('\\', '/')}`)) return;
      clearTimeout(timer);
      timer = setTimeout(() => void run(), SETTLE_MS);
    }),
  );
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}
