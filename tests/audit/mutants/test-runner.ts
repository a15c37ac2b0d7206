/** Runs jobs in a process of their own, and outlives the mutants that make it hang. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Asked, Ended, Job, Told, TestFile } from './test-files.ts';

/** A process that tells nothing for this long hangs. */
const SILENCE_MS = 180_000;
/** Jobs of one run of the tests, which share a workerd. */
const TOGETHER = 60;

export class TestRunner {
  #sources: Asked['sources'];
  #child: ChildProcess | undefined;

  /** @param sources with mutants in them, by their path */
  constructor(sources: Asked['sources']) {
    this.#sources = sources;
  }

  /** Every test file. */
  async list(): Promise<readonly TestFile[]> {
    let files: readonly TestFile[] = [];
    await this.#ask([], (told) => {
      if (told.kind === 'files') ({ files } = told);
      return told.kind === 'files';
    });
    return files;
  }

  /** Runs every job once. One that hangs has not passed. */
  async run(jobs: readonly Job[], ended: (job: Ended) => void): Promise<void> {
    const left = new Map(jobs.map((job) => [job.name, job]));
    while (left.size > 0) {
      let running: string | undefined;
      const finish = (job: Ended) => {
        left.delete(job.name);
        running = undefined;
        ended(job);
      };
      const isWhole = await this.#ask([...left.values()].slice(0, TOGETHER), (told) => {
        if (told.kind === 'started') running = told.name;
        if (told.kind === 'ended') finish(told);
        return told.kind === 'done';
      });
      if (isWhole) continue;
      const hung = running ?? [...left.keys()][0];
      if (hung === undefined) return;
      finish({ name: hung, passed: false, why: 'no end', ms: SILENCE_MS, through: [] });
    }
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** @returns false when the process hung, and was ended */
  async #ask(jobs: readonly Job[], hear: (told: Told) => boolean): Promise<boolean> {
    const child = (this.#child ??= fork(join(import.meta.dirname, 'test-process.ts'), {
      cwd: ROOT,
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    }));
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const giveUp = () => resolve(false);
    let timer = setTimeout(giveUp, SILENCE_MS);
    const onMessage = (told: Told) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      if (told.kind === 'fault') reject(new Error(told.text));
      else if (hear(told)) resolve(true);
    };
    child.on('message', onMessage).once('exit', giveUp);
    child.send({ jobs, sources: this.#sources } satisfies Asked);
    try {
      const isWhole = await promise;
      if (!isWhole) this.stop();
      return isWhole;
    } finally {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', giveUp);
    }
  }
}
