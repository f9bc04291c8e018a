import '../../generated/styles/catering.css';
import { ContactAside } from '../../generated/app/forms/contact-aside.tsx';
import { showPage } from '../../generated/app/rendering/shown-page.ts';
import CateringForm from '../../generated/app/routes/catering/catering-form.island.tsx';
import { cateringView } from '../../generated/app/routes/catering/catering-view.ts';
import { CateringServices } from '../../generated/app/routes/catering/catering-services.tsx';
import { HowItWorks } from '../../generated/app/routes/catering/how-it-works.tsx';
import { backend, configuration } from '../../generated/app/site.ts';
import { PageHead } from '../../generated/app/ui/page-head.tsx';
import { StructuredDataScripts } from '../../generated/app/ui/structured-data.tsx';

const { page, head, structuredData } = cateringView();

export default function Catering() {
  showPage('catering', '/catering');
  return (
    <>
      <PageHead {...head} />
      <StructuredDataScripts nodes={structuredData} />
      <CateringServices own={configuration.cateringServices} methods={page.deliveryMethods} pictures={page.pictures} />
      <HowItWorks />
      <section className="section" aria-labelledby="request">
        <div className="wrap form-layout">
          <div>
            <div className="section-head">
              <h2 id="request">Request Catering</h2>
            </div>
            <CateringForm page={page} backend={backend} chosen={null} />
          </div>
          <ContactAside title="Rather talk?" contact={page}>
            Tell a person what you have in mind, and ask what you like.
          </ContactAside>
        </div>
      </section>
    </>
  );
}
