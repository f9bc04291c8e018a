import type { InboxDetail, InboxEntry, SubmissionKind, SubmissionState } from '@tablefront/console-wire/inbox';
import {
  BriefcaseBusiness,
  Bug,
  CalendarHeart,
  Frown,
  type IconNode,
  Meh,
  MessageSquareText,
  MonitorSmartphone,
  Newspaper,
  PhoneCall,
  Smile,
  Store,
} from 'lucide';

export const kindNames: Record<SubmissionKind, string> = {
  restaurant_feedback: 'Feedback',
  website_feedback: 'Website',
  callback: 'Call back',
  catering: 'Catering',
  careers: 'Application',
  media_inquiry: 'Media',
  franchise: 'Franchise',
};

export const stateNames: Record<SubmissionState, string> = { new: 'New', in_progress: 'In progress', done: 'Done' };

const kindIcons: Record<SubmissionKind, IconNode> = {
  restaurant_feedback: MessageSquareText,
  website_feedback: MonitorSmartphone,
  callback: PhoneCall,
  catering: CalendarHeart,
  careers: BriefcaseBusiness,
  media_inquiry: Newspaper,
  franchise: Store,
};

type Nature = NonNullable<InboxEntry['nature']>;
const natureIcons: Record<Nature, IconNode> = {
  complaint: Frown,
  suggestion: Meh,
  compliment: Smile,
  bug: Bug,
  other: MessageSquareText,
};
const natureNames: Record<Nature, string> = {
  complaint: 'Complaint',
  suggestion: 'Suggestion',
  compliment: 'Compliment',
  bug: 'Bug',
  other: 'Feedback',
};

type Described = Pick<InboxEntry, 'kind' | 'nature' | 'about' | 'rating' | 'place'>;

export const iconOf = ({ kind, nature }: Pick<InboxEntry, 'kind'> & Partial<Described>): IconNode =>
  nature ? natureIcons[nature] : kindIcons[kind];

/** What it is, beside its rating: `Complaint · Wait time`, `Website · Bug`, `Catering · 120 guests`. */
export function kindLine({ kind, nature, about }: Described): string {
  if (kind !== 'restaurant_feedback' && kind !== 'website_feedback') return about;
  const rest = about.split(' · ').filter((part) => !/^\d stars?$/.test(part) && !isNature(part));
  const named =
    kind === 'website_feedback'
      ? ['Website', nature ? natureNames[nature] : '']
      : [nature ? natureNames[nature] : 'Feedback'];
  return [...new Set([...named, ...rest])].filter(Boolean).join(' · ');
}

const isNature = (part: string) => Object.values(natureNames).includes(part);

/** `4 about order accuracy in Mile End in 30 days.` */
export function alikeInWords({ alike, answers }: Pick<InboxDetail, 'alike' | 'answers'>, place: string): string {
  const category = answers.find(({ name }) => name === 'sub_type')?.value.toLowerCase();
  return `${alike} ${category ? `about ${category}` : 'of this'} in ${place} in 30 days.`;
}

/** The heading of a message: `Complaint about Mile End`, `Grill cook in Queen West`, `Catering in Inglewood`. */
export function headingOf(entry: Described): string {
  const { kind, nature, about, place } = entry;
  if (kind === 'restaurant_feedback') {
    const what = nature ? natureNames[nature] : 'Feedback';
    return place ? `${what} ${nature === 'compliment' ? 'for' : 'about'} ${place.name}` : what;
  }
  if (kind === 'website_feedback') return nature ? `${natureNames[nature]} on the website` : 'About the website';
  if (kind === 'media_inquiry') return about.split(' · ').slice(1).join(' from ') || kindNames[kind];
  const what = kind === 'careers' ? (about.split(' · ')[1] ?? 'Application') : kindNames[kind];
  return place ? `${what} in ${place.name}` : what;
}
