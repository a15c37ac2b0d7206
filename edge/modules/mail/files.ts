import { speak } from '../../../shared/i18n/speak.ts';
import type { BuyerHead } from './buyer-head.ts';
import { greeted, tagOf, writeLetter, type MailWords } from './letter.ts';
import { filesWords } from './messages/index.ts';
import { plainLine } from './plain.ts';

/** Files that a paid order hands over. */
export interface HandedFiles extends BuyerHead {
  /** Their names, as their seller gave them. */
  readonly files: readonly string[];
  /** Address of the order, where they are downloaded. */
  readonly link: string;
}

/** The mail that leads to the files of a paid order. The files themselves stay behind its link. */
export function filesMail(told: HandedFiles): MailWords {
  const { storeName, files, number } = told;
  const t = speak(filesWords, tagOf(told));
  const title = t('title', { number });
  const text = t('text', { number, seller: plainLine(told.seller) });
  return writeLetter(told, {
    title,
    paragraphs: [
      greeted(told.name, (name) => t('hello', { name }), text),
      ...files.map(kindLast).map(plainLine),
    ],
    button: t('see'),
    notes: [t('minutes'), t('note', { store: storeName })],
    stop: t('stop', { store: storeName }),
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
