/** The few words of our own on an answer's cards, in the language that the answer is written in. */
const words = {
  en: { directions: 'Get Directions', location: 'View Location', until: 'Valid until' },
  fr: { directions: 'Itinéraire', location: 'Voir la succursale', until: 'Valable jusqu’au' },
  es: { directions: 'Cómo llegar', location: 'Ver el local', until: 'Válido hasta el' },
} as const;

/** English where the answer says no language, or one that we have no words in. */
export function answerWords(language = 'en') {
  const known = language === 'fr' || language === 'es' ? language : 'en';
  return { ...words[known], language: known };
}
