import type { ItemKind } from '../../shared/contracts/fields.ts';
import { readWaitingOffer } from '../../shared/contracts/waiting-list.ts';
import { escapeHtml } from '../../shared/kernel/escape.ts';
import { isSoldOut } from '../../shared/rules/skus.ts';
import { say } from '../words/index.ts';
import type { PageContext } from './page.ts';

/** An item, as far as its waiting list depends on it. */
interface Offered {
  readonly id: string;
  readonly type: ItemKind;
  readonly owner: string;
  readonly skus: readonly Parameters<typeof isSoldOut>[0][];
}

/** Leads to the waiting list of an experience of the store's own, where a kind of ticket is sold out. */
export async function waitingNote(
  { env, store, read }: PageContext,
  { id, type, owner, skus }: Offered,
): Promise<string[]> {
  if (type !== 'experience' || owner !== store.id || !skus.some(isSoldOut)) return [];
  const offer = await read(readWaitingOffer, { params: { item: id } });
  if (!offer.ok || !offer.value) return [];
  const t = say(env);
  const link = `<a href="${escapeHtml(`${env.base}/lista-de-espera/${id}`)}">${escapeHtml(t('waitingJoin'))}</a>`;
  return [
    `<div class="wrap told"><p class="notice"><span>${escapeHtml(t('waitingNote'))} ${link}</span></p></div>`,
  ];
}
