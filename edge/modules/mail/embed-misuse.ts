import { speak } from '../../../shared/i18n/speak.ts';
import { tagOf, writeLetter, type MailWords, type SpokenHead } from './letter.ts';
import { embedMisuseWords } from './messages/index.ts';
import { plainLine, plainName } from './plain.ts';

/** A partner's key that another origin asks with, or that asks too often. */
export interface EmbedMisuse extends SpokenHead {
  readonly kind: 'elsewhere' | 'burst';
  /** The partner's name, as the owner typed it. */
  readonly name: string;
  /** The origin that asked, as it came. */
  readonly origin: string;
}

/** The mail that tells an owner of it. Anybody may have sent the origin: it becomes no link. */
export function embedMisuseMail(misuse: EmbedMisuse): MailWords {
  const t = speak(embedMisuseWords, tagOf(misuse));
  const partner = plainName(misuse.name);
  return writeLetter(misuse, {
    title: t('title'),
    paragraphs: [
      t(`text.${misuse.kind}`, { origin: plainLine(misuse.origin) }),
      ...(partner === '' ? [] : [t('partner', { partner })]),
    ],
    button: t('open'),
    notes: [t('note')],
  });
}
