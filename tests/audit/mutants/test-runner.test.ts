import { EventEmitter } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Asked, Ended, Told } from './test-files.ts';
import { TestRunner } from './test-runner.ts';

/** The process of the tests: answers what it is asked as the test says. */
class Child extends EventEmitter {
  readonly #answer: (child: Child, asked: Asked) => void;

  constructor(answer: (child: Child, asked: Asked) => void) {
    super();
    this.#answer = answer;
  }

  send(asked: Asked): boolean {
    queueMicrotask(() => this.#answer(this, asked));
    return true;
  }

  tell(told: Told): void {
    this.emit('message', told);
  }

  kill(): boolean {
    return true;
  }
}

const JOBS = ['one', 'two'].map((name) => ({ name, test: { project: 'unit', file: name } }));

function runAll(child: Child, { jobs }: Asked): void {
  for (const { name } of jobs) {
    child.tell({ kind: 'started', name });
    child.tell({ kind: 'ended', name, passed: true, why: '', ms: 1, through: [] });
  }
  child.tell({ kind: 'done' });
}

/** Runs both jobs with processes that answer so, one after the other. */
async function run(...answers: readonly ((child: Child, asked: Asked) => void)[]) {
  const left = [...answers];
  const runner = new TestRunner(
    {},
    () => new Child(left.shift() ?? runAll) as unknown as ChildProcess,
  );
  const ended: Ended[] = [];
  await runner.run(JOBS, (job) => ended.push(job));
  return ended.map(({ name, passed }) => [name, passed]);
}

test('the file that runs while the process ends has not passed; the others run again', async () => {
  const endInOne = (child: Child) => {
    child.tell({ kind: 'started', name: 'one' });
    child.emit('exit', 1);
  };
  expect(await run(endInOne)).toEqual([
    ['one', false],
    ['two', true],
  ]);
});

test.each([
  ['ends', (child: Child) => child.emit('exit', 1)],
  ['is gone', (child: Child) => child.emit('error', new Error('channel closed'))],
])('a process that %s while no file runs blames none', async (_how, end) => {
  expect(await run(end, end)).toEqual([
    ['one', true],
    ['two', true],
  ]);
});

test('a process that always ends by itself ends the run', async () => {
  const end = (child: Child) => child.emit('exit', 1);
  await expect(run(end, end, end, end, end, end)).rejects.toThrow('ends by itself');
});

test('test files that cannot be listed are no empty list', async () => {
  const end = (child: Child) => child.emit('exit', 1);
  const runner = new TestRunner({}, () => new Child(end) as unknown as ChildProcess);
  await expect(runner.list()).rejects.toThrow('before it listed');
});
