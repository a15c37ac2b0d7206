/** A store's slides as its owner edits them: each call has one that was just made. */
import { sampleStore } from '../../../../../shared/contracts/samples.ts';
import { call, type Scene, type Stage, type Stories } from '../story.ts';
import { withPicture } from './gallery.ts';

const PATH = `/store/${sampleStore.mashup}/${sampleStore.type}/store/slides`;

/** A new slide's fields, with a picture that was just uploaded. */
async function withFields(stage: Stage): Promise<Scene> {
  const { headers = {}, params } = await withPicture(stage);
  const id = String(params?.['id']);
  const body = { hzt_image_id: id, vrt_image_id: id, action_type: 'signup' };
  return { headers, params: sampleStore, body };
}

async function withSlide(stage: Stage): Promise<Scene> {
  const { headers = {}, body } = await withFields(stage);
  const { id } = await call(stage.shop, 'POST', PATH, { headers, body });
  return { headers, params: { ...sampleStore, id: String(id) } };
}

const changed = async (stage: Stage): Promise<Scene> => ({
  ...(await withSlide(stage)),
  body: { target: 'registered' },
});

export const slides: Stories = {
  'store.slides': ({ owner: headers }) => Promise.resolve({ headers, params: sampleStore }),
  'store.slides-order': async (stage) => {
    const { headers = {} } = await withSlide(stage);
    const path = `${PATH}?limit=50`;
    const { results } = await call<{ results: { id: string }[] }>(stage.shop, 'GET', path, {
      headers,
    });
    return { headers, params: sampleStore, body: { ids: results.map(({ id }) => id) } };
  },
  'store.slide': withSlide,
  'store.slide-create': withFields,
  'store.slide-update': changed,
  'store.slide-delete': withSlide,
  'store.banner-create': withFields,
  'store.banner-update': changed,
  'store.banner-delete': withSlide,
};
