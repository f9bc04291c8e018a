import { contactStructuredData } from '@tablefront/restaurant/structured-data/contact';
import { ContactAside } from '../../forms/contact-aside.tsx';
import formStyles from '../../forms/forms.css?inline';
import { postForm } from '../../forms/post-form.ts';
import { Island } from '../../islands/island.tsx';
import type { PageProps, PageVisit } from '../../rendering/page.ts';
import { useShell } from '../../shell/shell-context.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { StructuredDataScripts } from '../../ui/structured-data.tsx';
import { ABOUT_PARAMETER, inquiryAbout } from './about-campaign.ts';
import { Campaigns } from './campaigns.tsx';
import { loadCampaigns } from './load-campaigns.ts';
import mediaStyles from './media-inquiries.css?inline';
import { mediaInquiriesPageOf } from './media-inquiries-page.ts';
import { mediaInquirySubmission } from './media-inquiry-submission.ts';

export const styles = formStyles + mediaStyles;

export async function loader({ configuration, access, url }: PageVisit) {
  return {
    page: mediaInquiriesPageOf(configuration, access.brandKey),
    backend: access.backend,
    structuredData: contactStructuredData(configuration, 'mediaInquiries', access),
    initial: inquiryAbout(url.searchParams.get(ABOUT_PARAMETER)),
    ...(await loadCampaigns(configuration, access)),
  };
}

export function action(posted: PageVisit) {
  return postForm(posted, (configuration, access) =>
    mediaInquirySubmission(mediaInquiriesPageOf(configuration, access.brandKey).brandId),
  );
}

export default function MediaInquiries({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
  const { page, backend, campaigns, initial } = loaderData;
  const { brandId, contact } = page;
  const { name } = useShell();
  // What is there comes first; what is still on its way comes last, where it moves nothing.
  const campaignsFirst = !(campaigns instanceof Promise) && campaigns.length > 0;
  return (
    <>
      <PageHead
        title="Media Inquiries"
        lead="For the press, and for content creators."
        description={`Media inquiries to ${name}: stories, interviews, working together on content, and the influencer campaigns that are open now.`}
      />
      <StructuredDataScripts nodes={loaderData.structuredData} />
      {campaignsFirst && <Campaigns campaigns={campaigns} />}
      <section className={`media-inquiry${campaignsFirst ? ' section' : ''}`} aria-labelledby="inquiry">
        <div className="wrap form-layout">
          <div>
            <div className="section-head">
              <h2 id="inquiry">Write to Us</h2>
            </div>
            <Island name="media-inquiry-form" when="touch" props={{ brandId, backend, posted: actionData, initial }} />
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
