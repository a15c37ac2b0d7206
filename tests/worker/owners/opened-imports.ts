/** A store whose owner sends files of items, and the calls that tests of them make. */
import { expect } from 'vitest';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { BOUNDARY, formOf, part } from '../gallery/form.ts';
import { workOn } from '../jobs/work-on.ts';
import { signIn } from '../platform/people.ts';
import { openItems } from './opened-items.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

/** Opens the stores of `openItems`, with the ways to send files of items. */
export async function openImports() {
  const opened = await openItems();
  const cookie = await signIn('duena', 'uno.localhost');

  async function work(id: string): Promise<Job> {
    await workOn(opened.platform, id);
    return (await opened.owner('GET', `/jobs/${id}`)).body as unknown as Job;
  }

  async function upload(file: Bytes, key: string = crypto.randomUUID()) {
    const origin = 'http://uno.localhost';
    const body = formOf(part('dry_run', 'false'), part('file', file, 'archivo.csv'));
    const answer = await opened.platform.ask(`${origin}/api/products-admin/import`, {
      method: 'POST',
      headers: {
        origin,
        cookie,
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(body.byteLength),
        'idempotency-key': key,
      },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Job };
  }

  async function imported(file: Bytes): Promise<Job> {
    const { status, body } = await upload(file);
    expect([status, body]).toMatchObject([201, { state: 'waiting' }]);
    return work(body.id);
  }

  async function fileOf(job: Job): Promise<string> {
    const url = `http://uno.localhost/admin/trabajos/${job.id}/archivo`;
    const file = await opened.platform.ask(url, { headers: { cookie } });
    expect(file.status).toBe(200);
    return file.text();
  }

  return { ...opened, work, upload, imported, fileOf };
}
