import { privacyEn } from './privacy.en.ts';
import { privacyEs } from './privacy.es.ts';
import { termsEn } from './terms.en.ts';
import { termsEs } from './terms.es.ts';

export const texts = {
  terms: { es: termsEs, en: termsEn },
  privacy: { es: privacyEs, en: privacyEn },
};
