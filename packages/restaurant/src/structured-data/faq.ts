import type { FAQPage, WithContext } from 'schema-dts';
import type { FrequentQuestion } from '../site-configuration/site-configuration.ts';

/** A page's questions and answers as schema.org's FAQPage; undefined where the page shows none. */
export function faqStructuredData(faqs: readonly FrequentQuestion[]): WithContext<FAQPage> | undefined {
  if (faqs.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
