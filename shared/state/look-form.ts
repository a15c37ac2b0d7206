/** The form of a store's prepared look: its fields as text, and the call's body that they mean. */
import type { BodyOf } from '../contracts/contract.ts';
import type { Look, saveLookDraft } from '../contracts/look-draft.ts';
import { instantOf, localIso } from '../rules/local-time.ts';
import type { FormValues } from './form.ts';
import { COLORS, COLORS_OR_NONE, switchedSections } from './settings-form.ts';

export const LOOK_TICKS = [
  'darkmode',
  'hidden_darkmode',
  'hidden_store_name',
  'hidden_search_bar',
] as const;

export const LOOK_PICTURES = ['photo', 'favicon'] as const;

export type LookProblem = 'color' | 'time';

const HEX = /^#[0-9a-f]{6}$/i;
const LOCAL_LENGTH = 'YYYY-MM-DDTHH:MM'.length;

/**
 * A look as its form begins; a ticked box is `on`.
 * @param shown the look that shoppers see, for the fields of which this one says nothing
 */
export function lookValues(
  look: Look,
  publishAt: string | null,
  clock: string,
  shown?: Look,
): Record<string, string> {
  const values: Record<string, string> = {
    photo_display: look.photo_display,
    footer_style: look.footer_style,
    columns: String(look.columns),
    adornment_type: look.adornment_type ?? '',
    publish_at:
      publishAt === null ? '' : localIso(Date.parse(publishAt), clock).slice(0, LOCAL_LENGTH),
  };
  for (const name of [...COLORS, ...COLORS_OR_NONE]) values[name] = look[name] ?? '';
  for (const name of LOOK_PICTURES) {
    values[name] = (look[name] === undefined ? shown?.[name] : look[name]) ?? '';
  }
  for (const name of LOOK_TICKS) values[name] = look[name] ? 'on' : '';
  const sections = look.sections_info ?? shown?.sections_info;
  for (const name of switchedSections) values[`section_${name}`] = sections?.[name] ? 'on' : '';
  return values;
}

/** The form's values as the call takes them; the call refuses what is none, see `lookProblems`. */
export function lookBody(
  values: FormValues,
  clock: string,
): Omit<BodyOf<typeof saveLookDraft>, 'version'> {
  const text = (name: string) => (values[name] ?? '').trim();
  const body: Record<string, unknown> = {
    photo_display: text('photo_display'),
    footer_style: text('footer_style'),
    columns: Number(text('columns')),
    adornment_type: text('adornment_type') || null,
    publish_at: null,
  };
  for (const name of COLORS) body[name] = text(name);
  for (const name of COLORS_OR_NONE) body[name] = text(name) || null;
  for (const name of LOOK_PICTURES) body[name] = text(name) || null;
  for (const name of LOOK_TICKS) body[name] = text(name) !== '';
  body['sections_info'] = Object.fromEntries(
    switchedSections.map((name) => [name, text(`section_${name}`) !== '']),
  );
  const at = instantOf(text('publish_at'), clock);
  if (!Number.isNaN(at)) body['publish_at'] = new Date(at).toISOString();
  return body as ReturnType<typeof lookBody>;
}

/** The problems that keep the form from being sent. */
export function lookProblems(values: FormValues, clock: string): Record<string, LookProblem> {
  const text = (name: string) => (values[name] ?? '').trim();
  const problems: Record<string, LookProblem> = {};
  for (const name of COLORS) if (!HEX.test(text(name))) problems[name] = 'color';
  for (const name of COLORS_OR_NONE) {
    if (text(name) !== '' && !HEX.test(text(name))) problems[name] = 'color';
  }
  const at = text('publish_at');
  if (at !== '' && Number.isNaN(instantOf(at, clock))) problems['publish_at'] = 'time';
  return problems;
}
