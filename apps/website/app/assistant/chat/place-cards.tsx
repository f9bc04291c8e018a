import type { AnsweredHours, AnsweredPlace } from '@tablefront/backend-client/answered-places';
import { telephoneLink } from '@tablefront/restaurant/links';
import { ChevronDown } from 'lucide';
import { Icon } from '../../ui/icon.tsx';
import { MapPin, Phone } from '../../ui/light-icons.ts';
import { NamedSiteLink } from '../../ui/site-link.tsx';
import { answerWords } from './answer-words.ts';

interface PlaceCardsProps {
  places: readonly AnsweredPlace[];
  /** The question was about hours: where the place is stays out. */
  onlyHours: boolean;
  /** Of the answer. */
  language?: string;
}

export function PlaceCards({ places, onlyHours, language }: PlaceCardsProps) {
  if (onlyHours && places.length > 1 && places.every(hasHours)) return <FoldedHours places={places} />;
  return places.map((place, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an answer does not change
    <PlaceCard key={index} place={onlyHours && hasHours(place) ? hoursOf(place) : place} language={language} />
  ));
}

/** The hours of several places: a line for each, whose week unfolds. */
function FoldedHours({ places }: { places: readonly AnsweredPlace[] }) {
  return (
    <ul className="answer answer--items">
      {places.map((place, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above
        <li key={index} className="answer-item">
          {place.hours.length > 0 ? (
            <details>
              <summary>
                <span className="answer-head">
                  <NameAndStatus place={place} />
                </span>
                <Icon node={ChevronDown} />
              </summary>
              <Hours hours={place.hours} />
            </details>
          ) : (
            <p className="answer-head">
              <NameAndStatus place={place} />
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

function hasHours({ hours, status }: AnsweredPlace): boolean {
  return hours.length > 0 || status !== undefined;
}

function hoursOf({ name, status, hours }: AnsweredPlace): AnsweredPlace {
  return { name, status, hours };
}

function PlaceCard({ place, language }: { place: AnsweredPlace; language?: string }) {
  const words = answerWords(language);
  const { name, status, address, phone, directionsUrl, url, hours } = place;
  return (
    <div className="answer">
      {(name || status) && (
        <p className="answer-head">
          <NameAndStatus place={place} />
        </p>
      )}
      {address && (
        <address className="answer-fact">
          <Icon node={MapPin} />
          {address}
        </address>
      )}
      {phone && (
        <a className="tap num" href={telephoneLink(phone)}>
          <Icon node={Phone} />
          {phone}
        </a>
      )}
      {hours.length > 0 && <Hours hours={hours} />}
      {(directionsUrl || url) && (
        <p className="answer-links">
          {directionsUrl && (
            <NamedSiteLink
              className="button button--quiet button--small"
              link={{ name: words.directions, url: directionsUrl }}
            />
          )}
          {url && <NamedSiteLink className="button button--quiet button--small" link={{ name: words.location, url }} />}
        </p>
      )}
    </div>
  );
}

function NameAndStatus({ place: { name, status } }: { place: AnsweredPlace }) {
  return (
    <>
      {name && <b>{name}</b>}
      {status && <span className={`badge ${badgeOf(status)}`}>{status}</span>}
    </>
  );
}

function Hours({ hours }: { hours: readonly AnsweredHours[] }) {
  return (
    <ul className="answer-hours num">
      {hours.map(({ day, text }) => (
        <li key={`${day} ${text}`}>
          {day && <b>{day}</b>}
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** Answers come in English, French and Spanish. */
function badgeOf(status: string): string {
  if (/^(?:open|ouvert|abierto)/i.test(status)) return 'badge--open';
  return /^(?:closed|fermé|cerrado)/i.test(status) ? 'badge--closed' : '';
}
