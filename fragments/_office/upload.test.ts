import { expect, test, vi } from 'vitest';
import { fileProblem, uploadModel, type SendFile } from './upload.ts';

const LIMITS = { accept: ['image/*', '.csv'], maxBytes: 10 };
const file = (name: string, type: string, size = 4) => new File(['x'.repeat(size)], name, { type });
const turn = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['a.png', 'image/png', 4, null],
  ['a.png', 'image/png', 11, 'size'],
  ['LISTA.CSV', '', 4, null],
  ['a.exe', 'application/x-msdownload', 4, 'type'],
  ['a.png.exe', '', 4, 'type'],
])('%s of %s with %i bytes: %s', (name, type, size, problem) =>
  expect(fileProblem({ name, type, size }, LIMITS)).toBe(problem),
);

function started() {
  const ends: ((failure: string | null) => void)[] = [];
  const send = vi.fn<SendFile>(() => new Promise((resolve) => ends.push(resolve)));
  const model = uploadModel(LIMITS, send);
  return { ...model, send, end: (failure: string | null) => ends.shift()?.(failure) };
}
const states = ({ $uploads }: ReturnType<typeof started>) => $uploads.value.map((one) => one.state);

test('files are sent one after another; a file that breaks a limit is not sent at all', async () => {
  const uploads = started();
  uploads.add([file('a.png', 'image/png'), file('b.exe', ''), file('c.csv', '')]);
  await turn();
  expect(uploads.send).toHaveBeenCalledTimes(1);
  uploads.send.mock.calls[0]?.[1].onProgress(0.5);
  expect(uploads.$uploads.value[0]?.sent).toBe(0.5);
  uploads.end(null);
  await turn();
  expect(uploads.send).toHaveBeenCalledTimes(2);
  expect(states(uploads)).toEqual(['done', 'refused', 'sending']);
  expect(uploads.$uploads.value[1]?.problem).toBe('type');
});

test('a stopped file stays silent, and may be sent again', async () => {
  const uploads = started();
  uploads.add([file('a.png', 'image/png')]);
  await turn();
  uploads.cancel(1);
  expect(uploads.send.mock.calls[0]?.[1].signal.aborted).toBe(true);
  uploads.end(null);
  await turn();
  expect(states(uploads)).toEqual(['canceled']);
  uploads.retry(1);
  await turn();
  uploads.end('Sin conexión');
  await turn();
  expect(uploads.$uploads.value[0]).toMatchObject({ state: 'failed', failure: 'Sin conexión' });
  uploads.retry(1);
  await turn();
  uploads.remove(1);
  expect(uploads.send.mock.calls[2]?.[1].signal.aborted).toBe(true);
  expect(uploads.$uploads.value).toEqual([]);
});
