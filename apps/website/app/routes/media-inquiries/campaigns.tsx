import { ArrowDown, ArrowUpRight } from 'lucide';
import { LatePart } from '../../rendering/late-part.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';
import { PageLink, SiteLink } from '../../ui/site-link.tsx';
import type { CampaignCard } from './campaign-cards.ts';

/** What the brand looks for from people with an audience. They may still be on their way: then nothing stands below. */
export function Campaigns({ campaigns }: { campaigns: CampaignCard[] | Promise<CampaignCard[]> }) {
  const none = !(campaigns instanceof Promise) && campaigns.length === 0;
  return (
    <section className="section on-tint" aria-labelledby="campaigns">
      <div className="wrap">
        <div className="section-head">
          <div>
            <h2 id="campaigns">Current Campaigns</h2>
            {!none && (
              <p className="section-lead">Cook up something with us, and show it to the people who follow you.</p>
            )}
          </div>
        </div>
        {campaigns instanceof Promise ? (
          <LatePart part={campaigns.then((arrived) => <CampaignList campaigns={arrived} />)}>
            <CampaignsAwaited />
          </LatePart>
        ) : (
          <CampaignList campaigns={campaigns} />
        )}
      </div>
    </section>
  );
}

function CampaignList({ campaigns }: { campaigns: CampaignCard[] }) {
  if (campaigns.length === 0) {
    return (
      <div className="no-campaigns">
        <h3>No Active Campaigns</h3>
        <p className="muted">
          Nothing is open at the moment. Tell us all the same what you would like to make with us.
        </p>
      </div>
    );
  }
  return (
    <ul className="campaigns">
      {campaigns.map((campaign) => (
        <li key={campaign.key}>
          <CampaignArticle campaign={campaign} />
        </li>
      ))}
    </ul>
  );
}

function CampaignArticle({ campaign }: { campaign: CampaignCard }) {
  const { title, subtitle, image, facts } = campaign;
  return (
    <article className={`campaign${image ? ' campaign--pictured' : ''}`}>
      {image && (
        <div className="campaign-picture">
          <Picture src={image} alt="" width={960} height={640} asIs loading="lazy" />
        </div>
      )}
      <div className="campaign-text">
        {campaign.expiresSoon && <span className="badge badge--order">Expires Soon</span>}
        <h3>{title}</h3>
        {subtitle && <p className="muted">{subtitle}</p>}
        {facts.length > 0 && (
          <dl className="campaign-facts">
            {facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd className="num">{text}</dd>
              </div>
            ))}
          </dl>
        )}
        <ApplyLink campaign={campaign} />
      </div>
    </article>
  );
}

function ApplyLink({ campaign: { title, apply } }: { campaign: CampaignCard }) {
  if (apply.byForm) {
    return (
      <PageLink className="button button--quiet ask-about" to={apply.url}>
        Ask About It
        <span className="visually-hidden"> ({title})</span>
        <Icon node={ArrowDown} />
      </PageLink>
    );
  }
  return (
    <SiteLink className="button button--brand" to={apply}>
      Apply Now
      <span className="visually-hidden"> for {title}</span>
      {apply.external && <Icon node={ArrowUpRight} />}
    </SiteLink>
  );
}

/** The shape of what comes. */
function CampaignsAwaited() {
  return (
    <div className="campaigns" role="status">
      <p className="visually-hidden">Loading campaigns...</p>
      {[0, 1].map((row) => (
        <div className="campaign campaign--pictured campaign--awaited" aria-hidden="true" key={row}>
          <div className="campaign-picture" />
          <div className="campaign-text">
            <span />
            <span />
            <span />
          </div>
        </div>
      ))}
    </div>
  );
}
