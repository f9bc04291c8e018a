import type { QuestionHandling } from '../../site-access.ts';

const providers = {
  OpenRouter: 'OpenRouter, a provider of language models, and through it to the company that runs the model',
  'another provider': 'a provider of language models',
};

/**
 * What happens with questions to the assistant, in paragraphs. The server sends those of its own case: the page's script
 * holds none of them.
 */
export function assistantPolicy(questions: QuestionHandling | undefined): string[] {
  if (!questions) {
    return [
      'The assistant on this website is automated. What you ask goes to the service that runs it for us, which may use a language model to answer, may keep the conversation for a while to follow it, and may count questions that it could not answer.',
    ];
  }
  const { model, counted } = questions;
  return [
    'The assistant on this website is automated. It answers from the website’s own data, such as our menu and our hours.',
    ...(model
      ? [
          `To be understood, a question goes to ${providers[model]}. With it goes what was said before in the conversation, but not your IP address.`,
        ]
      : []),
    'Your last questions and their answers are kept for four hours after the last one, so that the assistant can follow the conversation.',
    ...(counted
      ? [
          'Questions that it could not answer are counted, so that we can add what is missing: we keep their words and the day, not who asked or from where.',
        ]
      : []),
  ];
}
