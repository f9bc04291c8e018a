import { extendedLink } from '@tablefront/restaurant/link';
import { pathTo } from '@tablefront/restaurant/site-pages';
import type { QuestionHandling } from '../../site-access.ts';
import { PageLink } from '../../ui/site-link.tsx';

/** What visitors see first: that no person answers, and where their questions go. */
export function Greeting({ questions }: { questions?: QuestionHandling }) {
  return (
    <div className="message greeting">
      <p className="bubble bubble--assistant" id="greeting">
        {introduction(questions)} Ask about our hours, our menu, what is on offer, or how to find us.
      </p>
      <p className="small">
        <PageLink className="tap" to={extendedLink(pathTo('privacy'), '#assistant')}>
          What happens to your questions
        </PageLink>
      </p>
    </div>
  );
}

/** Of a hosted backend it is not known how it answers, and nothing is claimed. */
function introduction(questions: QuestionHandling | undefined): string {
  if (!questions) {
    return 'I’m an automated assistant. Questions go to the service behind this site, which may use a language model.';
  }
  const own = 'I’m an automated assistant and answer from this site’s own data.';
  return questions.model ? `${own} To understand questions, I send them to a language model provider.` : own;
}
