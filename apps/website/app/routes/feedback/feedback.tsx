import type { RestaurantFeedback } from '@tablefront/restaurant/forms/feedback/feedback-forms';
import { feedbackPrefill } from '@tablefront/restaurant/forms/feedback/feedback-prefill';
import { postForm } from '../../forms/post-form.ts';
import { Island } from '../../islands/island.tsx';
import { Logo } from '../../layout/header.tsx';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import { PageMeta } from '../../ui/page-meta.tsx';
import { Picture } from '../../ui/picture.tsx';
import styles from './feedback-page.css?inline';
import { type FeedbackPage, feedbackPageOf } from './feedback-page.ts';
import { standaloneFeedback } from './standalone-feedback.ts';

export { styles };

export function loader({ configuration, access: { backend, brandKey }, url }: PageVisit) {
  const page = feedbackPageOf(configuration, brandKey);
  return { page, backend, prefill: prefillOf(page, url) };
}

function prefillOf({ places }: FeedbackPage, { searchParams }: URL) {
  return feedbackPrefill(
    searchParams,
    places.map(({ restaurantId }) => restaurantId),
  );
}

/** A post without JavaScript; what was sent answers with its location, with which the next one begins. */
export async function action(posted: PageVisit) {
  const { request, url } = posted;
  let restaurant_id = '';
  const answer = await postForm<RestaurantFeedback>(posted, (configuration, access) => {
    const page = feedbackPageOf(configuration, access.brandKey);
    const { origin } = prefillOf(page, url);
    const definition = standaloneFeedback(page.places, origin, () => ({
      url: access.origin + url.pathname + url.search,
      viewport: null,
      userAgent: request.headers.get('user-agent'),
    }));
    return {
      ...definition,
      send: (feedback, client, signals) => {
        restaurant_id = feedback.restaurant_id;
        return definition.send(feedback, client, signals);
      },
    };
  });
  if (answer.data.status === 'sent') answer.data.fields = { restaurant_id };
  return answer;
}

/** Outside the main layout: reached by QR code or from an e-mail. */
export default function Feedback({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, backend, prefill } = loaderData;
  const { name } = useShell();
  return (
    <div className="feedback-page">
      <PageMeta
        title="Feedback"
        description={`Tell ${name} how your visit was. It takes a minute and goes straight to the management.`}
      />
      <header className="feedback-aside on-brand">
        <div>
          <Logo />
          <h1>Tell us how it was</h1>
          {page.picture && <Picture src={page.picture} alt="" width={900} height={820} loading="lazy" />}
        </div>
      </header>
      <main className="feedback">
        <Island
          name="feedback-form"
          when="touch"
          props={{ places: page.places, prefill, backend, posted: actionData }}
        />
      </main>
    </div>
  );
}
