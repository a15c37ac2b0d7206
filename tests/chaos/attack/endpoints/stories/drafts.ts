/** Orders that a seller prepares, and that are paid by a link. */
import { act, type Scene, type Stage, type Stories } from '../story.ts';

/** A prepared order, as the store's staff names it, and its link. */
async function prepared(stage: Stage): Promise<{ staff: Scene; link: Scene }> {
  const { store, owner: headers } = stage;
  const { id, url } = await act(stage, 'admin.draft-order-add', { headers, params: { id: store } });
  return {
    staff: { headers, params: { id: store, draft: String(id) } },
    link: { params: { public_slug: String(url).split('/').at(-1) ?? '' } },
  };
}

const ofStaff = async (stage: Stage) => (await prepared(stage)).staff;
const ofLink = async (stage: Stage) => (await prepared(stage)).link;

export const drafts: Stories = {
  'admin.draft-order': ofStaff,
  'admin.draft-order-change': ofStaff,
  'admin.draft-order-take-back': ofStaff,
  'payment.draft': ofLink,
  'payment.draft-order': ofLink,
};
