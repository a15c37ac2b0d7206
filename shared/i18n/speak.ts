import { createInstance, type ResourceNamespaceMap, type TFunction } from 'i18next';
import type { Namespace } from './namespace.ts';
import type { Texts } from './texts.ts';

/** Languages that texts are written in; those of a region say only what they say otherwise. */
const WRITTEN = ['es-AR', 'es', 'en'] as const;

/** What a language lacks is read in the next: es-AR, then es, then en. */
const speaker = createInstance({
  resources: {},
  // At once: there is nothing to load.
  initAsync: false,
  ns: [],
  fallbackLng: 'en',
  supportedLngs: WRITTEN,
  nonExplicitSupportedLngs: true,
  // HTML is escaped where it is made: React, `html` and the mails do it, and text messages must not.
  interpolation: { escapeValue: false },
  returnEmptyString: true,
  // Types leave no key without its text; one put together at run time can still miss.
  parseMissingKeyHandler(key) {
    console.error(`no text is called "${key}"`);
    return key;
  },
});
void speaker.init();

/** Texts ready to hand out, by language and namespace. */
const ready = new Map<string, object>();

/**
 * All texts of a namespace in a language, what it lacks taken from the languages it falls back to.
 * Made once for each language: whoever gets them changes nothing.
 * @param tag BCP 47: `es`, `en`, or with a region, as `localeTag` gives it
 */
export function wordsOf<T extends object>(messages: Namespace<T>, tag: string): T {
  const key = `${tag} ${messages.name}`;
  let words = ready.get(key);
  if (!words) {
    learn(messages);
    words = hierarchyOf(tag)
      .map((language) => speaker.getResourceBundle(language, messages.name) as Texts | undefined)
      .reduceRight<object>((below, above) => merged(below as Texts, above ?? {}), {});
    ready.set(key, words);
  }
  return words as T;
}

/**
 * i18next's `t` of a namespace in a language.
 * @param tag BCP 47, as for `wordsOf`
 * @example speak(pages, 'es-MX')('resultsFor', { text: 'falda' }) // 'Resultados para «falda»'
 */
export function speak<Name extends keyof ResourceNamespaceMap>(
  messages: Namespace<ResourceNamespaceMap[Name] & object, Name>,
  tag: string,
): TFunction<Name> {
  const key = `${tag} ${messages.name}`;
  let t = speaking.get(key);
  if (!t) {
    learn(messages);
    t = quick(speaker.getFixedT(tag, messages.name) as unknown as Say);
    speaking.set(key, t);
  }
  return t as unknown as TFunction<Name>;
}

type Say = (key: string, values?: object) => string;

/** The `t` of each language and namespace. */
const speaking = new Map<string, Say>();

/** Remembers what needs no values: i18next takes some microseconds to find a text. */
function quick(t: Say): Say {
  const known = new Map<string, string>();
  return (key, values) => {
    if (values !== undefined) return t(key, values);
    let text = known.get(key);
    if (text === undefined) known.set(key, (text = t(key)));
    return text;
  };
}

function learn(messages: Namespace<object>): void {
  if (speaker.hasResourceBundle('es', messages.name)) return;
  for (const language of WRITTEN) {
    speaker.addResourceBundle(language, messages.name, messages[language]);
  }
}

function hierarchyOf(tag: string): readonly string[] {
  return speaker.services.languageUtils.toResolveHierarchy(tag);
}

function merged(below: Texts, above: Texts): Texts {
  const texts: Record<string, Texts[string]> = { ...below };
  for (const [key, text] of Object.entries(above)) {
    const other = texts[key];
    texts[key] =
      typeof text === 'object' && typeof other === 'object' && !Array.isArray(text)
        ? merged(other as Texts, text as Texts)
        : text;
  }
  return texts;
}
