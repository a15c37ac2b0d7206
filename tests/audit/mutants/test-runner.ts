/** Runs jobs in a process of their own, and outlives the mutants that make it hang. */
import { fork, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../../../edge/cli/paths.ts';
import type { Asked, Ended, Job, Told, TestFile } from './test-files.ts';

/** A process that tells nothing for this long hangs. */
const SILENCE_MS = 180_000;
/** A process that ends so often while no test file runs is broken. */
const MOST_IDLE_ENDS = 5;
/** Jobs of one run of the tests, which share a workerd. */
const TOGETHER = 60;

export class TestRunner {
  #sources: Asked['sources'];
  #child: ChildProcess | undefined;

  readonly #start: () => ChildProcess;

  /** @param sources with mutants in them, by their path. @param start starts a process */
  constructor(sources: Asked['sources'], start = startProcess) {
    this.#sources = sources;
    this.#start = start;
  }

  /** Every test file. */
  async list(): Promise<readonly TestFile[]> {
    let files: readonly TestFile[] = [];
    const isWhole = await this.#ask([], (told) => {
      if (told.kind === 'files') ({ files } = told);
      return told.kind === 'files';
    });
    if (!isWhole) throw new Error('the process of the tests ended before it listed them');
    return files;
  }

  /** Runs every job once. One that hangs has not passed. */
  async run(jobs: readonly Job[], ended: (job: Ended) => void): Promise<void> {
    const left = new Map(jobs.map((job) => [job.name, job]));
    let idleEnds = 0;
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
      if (running !== undefined) {
        finish({ name: running, passed: false, why: 'no end', ms: SILENCE_MS, through: [] });
        continue;
      }
      // Between two files it was no mutant that ended the process.
      idleEnds += 1;
      if (idleEnds > MOST_IDLE_ENDS) throw new Error('the process of the tests ends by itself');
    }
  }

  stop(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  /** @returns false when the process hung, and was ended */
  async #ask(jobs: readonly Job[], hear: (told: Told) => boolean): Promise<boolean> {
    const child = (this.#child ??= this.#start());
    const { promise, resolve, reject } = Promise.withResolvers<boolean>();
    const giveUp = () => resolve(false);
    let timer = setTimeout(giveUp, SILENCE_MS);
    const onMessage = (told: Told) => {
      clearTimeout(timer);
      timer = setTimeout(giveUp, SILENCE_MS);
      if (told.kind === 'fault') reject(new Error(told.text));
      else if (hear(told)) resolve(true);
    };
    // A process that is gone refuses what is sent to it by an event, which would end this one.
    child.on('message', onMessage).once('exit', giveUp).on('error', giveUp);
    child.send({ jobs, sources: this.#sources } satisfies Asked);
    try {
      const isWhole = await promise;
      if (!isWhole) this.stop();
      return isWhole;
    } finally {
      clearTimeout(timer);
      child.off('message', onMessage).off('exit', giveUp);
      if (this.#child === child) child.off('error', giveUp);
    }
  }
}

function startProcess(): ChildProcess {
  return fork(join(import.meta.dirname, 'test-process.ts'), {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
