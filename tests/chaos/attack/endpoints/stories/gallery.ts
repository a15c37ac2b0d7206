/** A store's pictures: each call has one that was just uploaded. */
import { uploadPicture } from '../../../../../shared/contracts/gallery.ts';
import { formWithDrawing } from '../../../../support/form-text.ts';
import type { Scene, Stage, Stories } from '../story.ts';

/** A picture that was just uploaded. */
export async function withPicture({ shop, owner: headers }: Stage): Promise<Scene> {
  const { type, body } = formWithDrawing({}, uploadPicture.file?.field ?? '');
  const made = { ...headers, 'content-type': type };
  const answer = await shop.send('POST', '/api/gallery', body, made);
  const { id } = answer.json() as { id: string };
  return { headers, params: { id } };
}

export const gallery: Stories = {
  'gallery.upload': ({ owner: headers }) => Promise.resolve({ headers }),
  'gallery.change': async (stage) => ({
    ...(await withPicture(stage)),
    body: { focal_x: 10, focal_y: 90 },
  }),
  'gallery.uses': withPicture,
  'gallery.delete': withPicture,
};
