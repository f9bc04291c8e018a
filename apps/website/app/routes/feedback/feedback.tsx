import { feedbackPrefill } from '@tablefront/restaurant/forms/feedback-prefill';
import type { RestaurantFeedback } from '@tablefront/restaurant/forms/restaurant-feedback-form';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import { Logo } from '../../layout/header.tsx';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';

import { PageMeta } from '../../ui/page-meta.tsx';
import { Picture } from '../../ui/picture.tsx';
import { FeedbackForm } from './feedback-form.tsx';
import feedbackPageStyles from './feedback-page.css?inline';
import { feedbackPageOf } from './feedback-page.ts';
import { standaloneFeedback } from './standalone-feedback.ts';

export const styles = formStyles + feedbackPageStyles;

export function loader({ configuration, access: { backend, brandKey } }: PageVisit) {
  return { page: { ...feedbackPageOf(configuration, brandKey), backend } };
}

/** A post without JavaScript; what was sent answers with its location, with which the next one begins. */
export async function action(posted: PageVisit) {
  const { request } = posted;
  let restaurant_id = '';
  const answer = await postForm<RestaurantFeedback>(posted, (configuration, access) => {
    const { pathname, search, searchParams } = new URL(request.url);
    const page = feedbackPageOf(configuration, access.brandKey);
    const ids = page.places.map(({ restaurantId }) => restaurantId);
    const { origin } = feedbackPrefill(searchParams, ids);
    const definition = standaloneFeedback(page, origin, () => ({
      url: access.origin + pathname + search,
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
  const page = loaderData.page;
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
        <FeedbackForm page={page} backend={page.backend} posted={actionData} />
      </main>
    </div>
  );
}
