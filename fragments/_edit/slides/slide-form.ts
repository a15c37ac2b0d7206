import type { EditedSlide, SlideChange } from '../../../shared/contracts/slide-edits.ts';
import { isSlideLink } from '../../../shared/rules/slides.ts';
import type { FormValues } from '../../../shared/state/form.ts';

export type SlideProblem = 'required' | 'website' | 'link';
export type Columns = 1 | 2;

/** The pictures of a slide: for landscape, and for portrait. */
export const SLIDE_PICTURES = ['hzt_image', 'vrt_image'] as const;
export type SlidePicture = (typeof SLIDE_PICTURES)[number];

/** The form of a new slide. */
const NEW: FormValues = { target: 'all', action_type: 'none', url_target: 'new' };

const TEXTS = [
  'hzt_image',
  'hzt_image_id',
  'vrt_image',
  'vrt_image_id',
  'target',
  'url',
  'product',
] as const;

/** A slide as its form holds it: the pictures by address and id. */
export function slideValues(slide: EditedSlide | null): FormValues {
  const texts = Object.fromEntries(
    TEXTS.map((name) => [name, (slide ? slide[name] : NEW[name]) ?? '']),
  );
  return {
    ...texts,
    action_type: slide ? shownAction(slide) : 'none',
    url_target: slide?.url_target === false ? 'same' : 'new',
  };
}

/** A banner's type decides between its product and its address. */
function shownAction({ action_type: action, type }: EditedSlide): string {
  if (action !== 'url' && action !== 'product') return action;
  return type === 'PRODUCT' ? 'product' : 'url';
}

/** The fields of a slide as its form's call sends them; a picture of no library stays as it is. */
export function slideFields(values: FormValues): SlideChange {
  const said = (name: string): string | null => values[name]?.trim() || null;
  const action = values['action_type'];
  return {
    ...(values['hzt_image_id'] && { hzt_image_id: values['hzt_image_id'] }),
    ...(values['vrt_image_id'] && { vrt_image_id: values['vrt_image_id'] }),
    target: values['target'],
    action_type: action,
    type: action === 'product' ? 'PRODUCT' : 'URL',
    url: action === 'url' ? said('url') : null,
    url_target: values['url_target'] !== 'same',
    product: action === 'product' ? said('product') : null,
  } as SlideChange;
}

/**
 * The problems of a slide before it is sent.
 * @param columns with 1 an address has to be a website
 * @param before the address that the slide has: it may stay
 */
export function slideProblems(
  values: FormValues,
  columns: Columns,
  before: string | null = null,
): Record<string, SlideProblem> {
  const problems: Record<string, SlideProblem> = {};
  for (const picture of SLIDE_PICTURES)
    if (!values[picture]) problems[`${picture}_id`] = 'required';
  const { action_type: action, url = null, product = null } = slideFields(values);
  if (action === 'product' && product === null) problems['product'] = 'required';
  if (action !== 'url') return problems;
  if (url === null) problems['url'] = 'required';
  else if (!isSlideLink(url, url === before ? 2 : columns))
    problems['url'] = columns === 1 ? 'website' : 'link';
  return problems;
}
