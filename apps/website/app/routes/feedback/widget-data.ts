import { feedbackPlacesOf } from '../../feedback/feedback-places.ts';
import { fromConfiguration, isSiteFailure } from '../../site-access.ts';
import type { Route } from './+types/widget-data';

/** What the feedback dialog needs of the configuration, fetched when somebody opens it. */
export async function loader({ context }: Route.LoaderArgs) {
  const data = await fromConfiguration(context, (configuration, { backend, brandKey }) => ({
    ...feedbackPlacesOf(configuration, brandKey),
    backend,
  }));
  return Response.json(data, { status: isSiteFailure(data) ? 503 : 200 });
}
