import { expect, test, vi } from 'vitest';
import { uploadModel } from '../../../_office/upload.ts';
import { onFailures } from './failures.ts';

const LIMITS = { accept: ['image/png'], maxBytes: 10 };
const file = (name: string, type = 'image/png') => new File(['x'], name, { type });

test('each upload that fails, or that is refused, is told once while somebody listens', async () => {
  let end = 'no';
  const uploads = uploadModel(LIMITS, () => Promise.resolve(end === '' ? null : end));
  uploads.add([file('before.pdf', 'application/pdf')]);
  const tell = vi.fn<() => void>();
  const stop = onFailures(uploads, tell);
  expect(tell).not.toHaveBeenCalled();

  uploads.add([file('a.png')]);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1));
  uploads.add([file('b.pdf', 'application/pdf')]);
  expect(tell).toHaveBeenCalledTimes(2);
  uploads.retry(uploads.$uploads.value.find((one) => one.file.name === 'a.png')!.id);
  await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(3));
  end = '';
  uploads.add([file('c.png')]);
  await vi.waitFor(() => expect(uploads.$uploads.value.at(-1)!.state).toBe('done'));
  stop();
  uploads.add([file('d.pdf', 'application/pdf')]);
  expect(tell).toHaveBeenCalledTimes(3);
});
