import type { IconNode } from 'lucide';
import { CircleDollarSign, CircleSlash, EyeOff, FolderInput, Leaf, MapPin, Trash2, Wheat, X } from 'lucide';
import { Button } from '../ui/button.tsx';

export type BulkAction = 'price' | 'sold-out' | 'diets' | 'allergens' | 'locations' | 'move' | 'hide' | 'remove';

const ACTIONS: [BulkAction, string, IconNode][] = [
  ['price', 'Price…', CircleDollarSign],
  ['sold-out', 'Sold out until…', CircleSlash],
  ['diets', 'Diets', Leaf],
  ['allergens', 'Allergens', Wheat],
  ['locations', 'Locations', MapPin],
  ['move', 'Move to…', FolderInput],
  ['hide', 'Hide', EyeOff],
];

interface BulkBarProps {
  count: number;
  mayEdit: boolean;
  hasLocations: boolean;
  /** All of them are hidden already. */
  isHidden: boolean;
  onAction: (action: BulkAction) => void;
  onClear: () => void;
}

/** What can be done to all selected dishes at once. */
export function BulkBar({ count, mayEdit, hasLocations, isHidden, onAction, onClear }: BulkBarProps) {
  const words = count === 1 ? '1 dish' : `${count} dishes`;
  const actions = ACTIONS.filter(
    ([action]) => (mayEdit || action === 'sold-out') && (hasLocations || action !== 'locations'),
  );
  return (
    <div className="bulk-at">
      <div className="bulk" role="toolbar" aria-label={`${words} selected`}>
        <b>{words}</b>
        {actions.map(([action, label, icon]) => (
          <Button key={action} small icon={icon} onClick={() => onAction(action)}>
            {action === 'hide' && isHidden ? 'Show again' : label}
          </Button>
        ))}
        {mayEdit && <Button small icon={Trash2} aria-label={`Remove ${words}`} onClick={() => onAction('remove')} />}
        <Button small icon={X} aria-label="Clear the selection" onClick={onClear} />
      </div>
    </div>
  );
}
