import type { ItemPageAnswer } from '../../shared/contracts/items.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { dateTimeFormat } from '../../shared/kernel/intl.ts';
import { timeZoneOf } from '../../shared/rules/time-zone.ts';
import { say } from '../words/index.ts';
import type { PageContext } from './page.ts';

/** Says that an item is not published; for accounts that may edit it, where they share it. */
export function previewNote(context: PageContext, share: ItemPageAnswer['share']): string {
  const t = say(context.env);
  const told = share ? t('itemUnpublished') : t('itemPreview');
  return `<div class="wrap told"><p class="notice" role="status"><span>${escapeHtml(told)}${share ? linkTo(context, share) : ''}</span></p></div>`;
}

function linkTo(
  { env, address }: PageContext,
  { path, until }: NonNullable<ItemPageAnswer['share']>,
): string {
  const timeZone = timeZoneOf(env.country);
  const day = dateTimeFormat(env.tag, { dateStyle: 'long', timeZone }).format(until);
  const words = say(env)('itemShare', { day });
  return ` <a href="${escapeHtml(address + path)}">${escapeHtml(words)}</a>`;
}
