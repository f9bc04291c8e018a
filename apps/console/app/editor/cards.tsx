import { Globe } from 'lucide';
import { useDocument, useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { bestHost, pictureAddress } from '../frame/site-address.ts';
import { Icon } from '../ui/icon.tsx';

/** About so many characters of a description are shown. */
const SHOWN = 160;

/** How the home page looks as a result of a search, and as a card of a link that is shared. */
export default function Cards() {
  const { store } = useDocument();
  const name = useText(['name']) ?? 'Our Restaurant';
  const own = useText(['heroSection', 'title']);
  const title = own ?? titleOf(store.at(['hero'])) ?? 'Come Taste The Difference';
  const ofHero = useText(['heroSection', 'description']);
  const described = useText(['description']) ?? ofHero;
  const description =
    described ?? `${name}: the menu, opening hours, offers, and where to order online or ask for catering.`;
  const { detail } = useBrand();
  const hosts = detail?.hosts ?? [];
  const host = bestHost(hosts) ?? 'your address';
  const picture = pictureAddress('/share.png', hosts);
  return (
    <section className="stack g4" aria-labelledby="cards">
      <h3 className="ed-g" id="cards">
        What people see
      </h3>
      <div className="stack g2">
        <p className="small m">As a search engine shows it</p>
        <div className="card card-body search-card">
          <p className="row small">
            <Icon node={Globe} /> {name} <span className="muted">{host}</span>
          </p>
          <p className="search-title">
            {title} | {name}
          </p>
          <p className="small">{cut(description)}</p>
        </div>
        {description.length > SHOWN && (
          <p className="hint">
            The description has {description.length.toLocaleString('en')} characters; about {SHOWN} are shown.
          </p>
        )}
      </div>
      <div className="stack g2">
        <p className="small m">As a card, where the link is shared</p>
        <div className="card share-card">
          {picture ? (
            <img src={picture} alt="" />
          ) : (
            <p className="share-empty muted small">The picture is made of your name, logo and colours.</p>
          )}
          <div className="card-body">
            <p className="small muted">{host}</p>
            <p className="m">{title}</p>
            <p className="small">{cut(description)}</p>
          </div>
        </div>
      </div>
    </section>
  );
}

function useText(at: string[]): string | undefined {
  const { value } = useField(at);
  return typeof value === 'string' && value.trim() ? value : undefined;
}

const titleOf = (hero: unknown): string | undefined => {
  const title = typeof hero === 'object' && hero !== null ? Reflect.get(hero, 'title') : undefined;
  return typeof title === 'string' ? title : undefined;
};

const cut = (text: string) => (text.length > SHOWN ? `${text.slice(0, SHOWN).replace(/\s+\S*$/, '')} …` : text);
