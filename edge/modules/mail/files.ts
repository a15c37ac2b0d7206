import { speak } from '../../../shared/i18n/speak.ts';
import { localeTag } from '../../../shared/kernel/locale.ts';
import type { WrittenMessage } from '../../outbox/index.ts';
import type { BuyerHead } from './buyer-head.ts';
import { writeLetter } from './letter.ts';
import { filesWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** Files that a paid order hands over. */
export interface HandedFiles extends BuyerHead {
  /** Their names, as their seller gave them. */
  readonly files: readonly string[];
  /** Address of the order, where they are downloaded. */
  readonly link: string;
}

/** The mail that leads to the files of a paid order. The files themselves stay behind its link. */
export function filesMail(
  told: HandedFiles,
): Extract<WrittenMessage['words'], { channel: 'mail' }> {
  const { locale, region, storeName, country, color, files, number, link, stop } = told;
  const t = speak(filesWords, localeTag(locale, country, region));
  const name = plainName(told.name);
  const title = t('title', { number });
  const text = t('text', { number, seller: plainLine(told.seller) });
  return writeLetter({
    locale,
    storeName,
    color,
    subject: title,
    title,
    paragraphs: [
      name === '' ? text : `${t('hello', { name })} ${text}`,
      ...files.map(kindLast).map(plainLine),
    ],
    code: null,
    button: { label: t('see'), link },
    notes: [t('minutes'), t('note', { store: storeName })],
    stop: { label: t('stop', { store: storeName }), link: stop },
  });
}

/**
 * A file's name without its end, which a mail program would take for an address.
 * @example kindLast('Guía.pdf') // 'Guía (PDF)'
 */
function kindLast(file: string): string {
  return file.replace(
    /^(.+)\.([A-Za-z0-9]{1,5})$/,
    (_, stem: string, end: string) => `${stem} (${end.toUpperCase()})`,
  );
}
