import { mediaInquiriesStructuredData } from '@tablefront/restaurant/structured-data/contact';
import { useSearchParams } from 'react-router';
import { withAssistant } from '../../assistant/with-assistant.ts';
import { ContactAside } from '../../forms/contact-aside.tsx';
import { postForm } from '../../forms/post-form.ts';
import { useShell } from '../../shell/shell-context.ts';
import { asJson, fromConfiguration } from '../../site-access.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts, structuredData } from '../../ui/structured-data.tsx';
import { useLoaded } from '../../use-loaded.ts';
import type { Route } from './+types/media-inquiries';
import { Campaigns } from './campaigns.tsx';
import { loadCampaigns } from './load-campaigns.server.ts';
import './media-inquiries.css';
import { mediaInquiriesPageOf } from './media-inquiries-page.ts';
import { MediaInquiryForm } from './media-inquiry-form.tsx';
import { mediaInquirySubmission } from './media-inquiry-submission.ts';

export const handle = withAssistant;

export async function loader({ context }: Route.LoaderArgs) {
  const page = asJson(
    fromConfiguration(context, (configuration, access) => ({
      ...mediaInquiriesPageOf(configuration, access.brandKey),
      backend: access.backend,
    })),
  );
  const nodes = fromConfiguration(context, (configuration, access) =>
    structuredData(mediaInquiriesStructuredData(configuration, access), access),
  );
  return { page, structuredData: nodes, ...(await loadCampaigns(context)) };
}

export function action(posted: Route.ActionArgs) {
  return postForm(posted, (configuration, access) =>
    mediaInquirySubmission(mediaInquiriesPageOf(configuration, access.brandKey).brandId),
  );
}

/** Asking about another campaign changes the address, not what the page shows. */
export const shouldRevalidate = () => false;

export default function MediaInquiries({ loaderData, actionData }: Route.ComponentProps) {
  const { brandId, contact, backend } = useLoaded(loaderData.page);
  const { campaigns } = loaderData;
  const { name } = useShell();
  const [search] = useSearchParams();
  // What is there comes first; what is still on its way comes last, where it moves nothing.
  const campaignsFirst = !(campaigns instanceof Promise) && campaigns.length > 0;
  return (
    <>
      <PageHead
        title="Media Inquiries"
        lead="For the press, and for people who film what they eat."
        description={`Media inquiries to ${name}: stories, interviews, working together on content, and the influencer campaigns that are open now.`}
      />
      <StructuredDataScripts data={loaderData.structuredData} />
      {campaignsFirst && <Campaigns campaigns={campaigns} />}
      <section className={`media-inquiry ${campaignsFirst ? 'section' : ''}`} aria-labelledby="inquiry">
        <div className="wrap form-layout">
          <div>
            <div className="section-head">
              <h2 id="inquiry">Write to Us</h2>
            </div>
            <MediaInquiryForm brandId={brandId} backend={backend} posted={actionData} about={search.get('about')} />
          </div>
          <ContactAside title="On a deadline?" contact={contact}>
            Call or write, and say for which outlet and by when.
          </ContactAside>
        </div>
      </section>
      {!campaignsFirst && <Campaigns campaigns={campaigns} />}
    </>
  );
}
