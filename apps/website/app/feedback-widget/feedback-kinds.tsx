import { ChevronRight, type IconNode, MonitorSmartphone, PhoneCall, Utensils } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import type { FeedbackKind } from './drafts.ts';

export const kinds: { kind: FeedbackKind; icon: IconNode; name: string; text: string }[] = [
  { kind: 'restaurant', icon: Utensils, name: 'Restaurant Feedback', text: 'The food, the service, the room' },
  { kind: 'website', icon: MonitorSmartphone, name: 'Website Feedback', text: 'Something here that does not work' },
  {
    kind: 'callback',
    icon: PhoneCall,
    name: 'Request Callback',
    text: 'Usually within 24 hours during business hours',
  },
];

/** What the dialog offers first. */
export function FeedbackKinds({ onChoose }: { onChoose: (kind: FeedbackKind) => void }) {
  return (
    <ul>
      {kinds.map(({ kind, icon, name, text }) => (
        <li key={kind}>
          <button type="button" className="feedback-kind" onClick={() => onChoose(kind)}>
            <span className="disc">
              <Icon node={icon} />
            </span>
            <span>
              <b>{name}</b>
              <span className="muted small">{text}</span>
            </span>
            <Icon node={ChevronRight} />
          </button>
        </li>
      ))}
    </ul>
  );
}
