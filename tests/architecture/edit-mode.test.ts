/** The parts of edit mode that load when it is switched on are weighed together. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../edge/cli/paths.ts';
import type { manifest as anyManifest } from '../../fragments/edit/edit-marks/manifest.ts';
import { editMode } from '../../shared/bus/topics/edit.ts';

const files = globSync('fragments/edit/*/manifest.ts', { cwd: ROOT });

test.each(files)('%s has the weight class of the moment it loads at', async (file) => {
  const { manifest } = (await import(join(ROOT, file))) as { manifest: typeof anyManifest };
  const loadsWithMode = manifest.wakes?.includes(editMode.name) ?? false;
  const isSwitch = manifest.name === 'edit-switch';
  expect(manifest.weight).toBe(loadsWithMode || isSwitch ? 'edit' : 'panel');
});
