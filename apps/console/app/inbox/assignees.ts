import type { Assignee, InboxEntry } from '@tablefront/console-wire/inbox';
import { UserMinus } from 'lucide';
import type { MenuChoice } from '../ui/menu.tsx';

/** Who sees all of these messages and may be given them, and nobody. @param me sees what they are shown */
export function assigneeChoices(
  people: readonly Assignee[],
  entries: readonly Pick<InboxEntry, 'place'>[],
  me: string,
): MenuChoice[] {
  const sees = ({ id, places }: Assignee) =>
    places === null || id === me || entries.every(({ place }) => place !== null && places.includes(place.id));
  return [
    ...people.filter(sees).map(({ id, name }) => ({ id, label: name })),
    { id: 'nobody', label: 'Nobody', icon: UserMinus },
  ];
}
