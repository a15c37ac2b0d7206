import { createInstance, type ResourceNamespaceMap, type TFunction } from 'i18next';
import type { Namespace } from './namespace.ts';
import type { Texts } from './texts.ts';

/** The languages of the texts; those of a region hold only the texts that differ there. */
const WRITTEN = ['es-AR', 'es', 'en'] as const;

/**
 * i18next with its fallbacks: a text that a language lacks is read in the next of es-AR, es, en.
 */
const speaker = createInstance({
  resources: {},
  // Synchronous: there is nothing to load.
  initAsync: false,
  ns: [],
  fallbackLng: 'en',
  supportedLngs: WRITTEN,
  nonExplicitSupportedLngs: true,
  // React, `html` and the mails escape HTML where they make it; text messages must not be escaped.
  interpolation: { escapeValue: false },
  returnEmptyString: true,
  // The types give every key its text, but a key that is put together at run time can still miss.
  parseMissingKeyHandler(key) {
    console.error(`no text is called "${key}"`);
    return key;
  },
});
void speaker.init();

/** Texts ready to hand out, by language and namespace. */
const ready = new Map<string, object>();

/**
 * All texts of a namespace in a language; those that it lacks come from its fallback languages.
 * Each language is made once and shared, so callers must not change the object.
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

/** Remembers the texts without values: i18next takes some microseconds to find a text. */
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
