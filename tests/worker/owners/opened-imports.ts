/** A store whose owner sends files of items, and the calls that tests of them make. */
import { expect } from 'vitest';
import type { ImportTrial } from '../../../shared/contracts/item-import.ts';
import type { Job } from '../../../shared/contracts/jobs.ts';
import { BOUNDARY, formOf, part } from '../gallery/form.ts';
import { workOn } from '../jobs/work-on.ts';
import { signIn } from '../platform/people.ts';
import { openItems } from './opened-items.ts';

export type Bytes = Uint8Array<ArrayBuffer>;

type Store = 'uno' | 'dos';

interface Sent {
  readonly store?: Store;
  readonly isTrial?: boolean;
}

/** Opens the stores of `openItems`, with the ways to send files of items. */
export async function openImports() {
  const opened = await openItems();
  const cookies = {
    uno: await signIn('duena', 'uno.localhost'),
    dos: await signIn('ajena', 'dos.localhost'),
  };
  const cookie = cookies.uno;

  async function work(id: string, store: Store = 'uno'): Promise<Job> {
    await workOn(opened.platform, id);
    const who = store === 'uno' ? opened.owner : opened.other;
    return (await who('GET', `/jobs/${id}`)).body as unknown as Job;
  }

  async function upload(
    file: Bytes,
    key: string = crypto.randomUUID(),
    { store = 'uno', isTrial = false }: Sent = {},
  ) {
    const origin = `http://${store}.localhost`;
    const body = formOf(part('dry_run', String(isTrial)), part('file', file, 'archivo.csv'));
    const answer = await opened.platform.ask(`${origin}/api/products-admin/import`, {
      method: 'POST',
      headers: {
        origin,
        cookie: cookies[store],
        'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
        'content-length': String(body.byteLength),
        'idempotency-key': key,
      },
      body,
    });
    return { status: answer.status, body: (await answer.json()) as Job };
  }

  async function imported(file: Bytes, sent: Sent = {}): Promise<Job> {
    const { status, body } = await upload(file, crypto.randomUUID(), sent);
    expect([status, body]).toMatchObject([201, { state: 'waiting' }]);
    return work(body.id, sent.store);
  }

  async function fileOf(job: Job, store: Store = 'uno'): Promise<string> {
    const url = `http://${store}.localhost/admin/trabajos/${job.id}/archivo`;
    const file = await opened.platform.ask(url, { headers: { cookie: cookies[store] } });
    expect(file.status).toBe(200);
    return file.text();
  }

  /** The file of all items of a store. */
  async function exported(store: Store = 'uno'): Promise<string> {
    const who = store === 'uno' ? opened.owner : opened.other;
    const { body } = await who('POST', '/jobs/items-export', {}, crypto.randomUUID());
    return fileOf(await work(String(body['id']), store), store);
  }

  /** What the rows of an import changed, or those of a trial would change. */
  async function told(job: Job, store: Store = 'uno'): Promise<ImportTrial> {
    const who = store === 'uno' ? opened.owner : opened.other;
    const { status, body } = await who('GET', `/products-admin/import/${job.id}`);
    expect(status).toBe(200);
    return body as unknown as ImportTrial;
  }

  /** A page of the office as its owner sees it. */
  async function pageOf(path: string): Promise<string> {
    const page = await opened.platform.ask(`http://uno.localhost${path}`, { headers: { cookie } });
    expect(page.status).toBe(200);
    return page.text();
  }

  /** Sends a form of the office without script. */
  async function postForm(path: string, fields: Readonly<Record<string, string>>) {
    const origin = 'http://uno.localhost';
    const key = { intent: 'save', idempotency_key: crypto.randomUUID() };
    return opened.platform.ask(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie },
      body: new URLSearchParams({ ...key, ...fields }),
    });
  }

  return { ...opened, pageOf, postForm, work, upload, imported, fileOf, exported, told };
}
