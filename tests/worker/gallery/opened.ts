/** Two stores with their owners, and pictures that the first one's owner uploads. */
import { fakeResizer } from '../../../edge/providers/image/fake.ts';
import { appoint, openAccount } from '../platform/people.ts';
import { startPlatform } from '../platform/platform.ts';
import { openStore } from '../platform/stores.ts';
import { calling, type Caller } from '../staff/caller.ts';
import { formOf, part, pictureOf, uploading } from './form.ts';

export interface Kept {
  readonly id: string;
  readonly url: string;
}

export type OpenedGallery = Awaited<ReturnType<typeof openGallery>>;

export async function openGallery() {
  await openStore({ slug: 'uno', cell: 'a' });
  await openStore({ slug: 'dos', cell: 'a' });
  const platform = startPlatform({}, { images: fakeResizer() });
  for (const name of ['duena', 'ajena']) await openAccount(name);
  await appoint('duena', 'uno', 'owner');
  await appoint('ajena', 'dos', 'owner');
  const owner = await calling(platform, 'duena', 'uno');
  const send = await uploading(platform, 'uno', 'duena');
  let made = 0;
  return {
    platform,
    owner,
    other: await calling(platform, 'ajena', 'dos'),
    send,
    /** Uploads a picture that the library does not have. */
    keep: async (name = 'Foto'): Promise<Kept> => {
      made += 1;
      platform.clock.advance(1000);
      const body = formOf(part('name', name), part('image', pictureOf(made)));
      return (await send({ body })).body as unknown as Kept;
    },
    remove: (id: string, by: Caller = owner) =>
      by('DELETE', `/gallery/${id}`, undefined, crypto.randomUUID()),
  };
}
