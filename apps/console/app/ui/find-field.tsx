import { Search } from 'lucide';
import type { Ref } from 'react';
import { Icon } from './icon.tsx';

interface FindFieldProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** Absent: the label. */
  placeholder?: string;
  value: string;
  className?: string;
  onChange: (value: string) => void;
}

/** Finds in a list that is there already; its key is `/`, and Escape empties it. */
export function FindField({ ref, label, placeholder = label, value, className = '', onChange }: FindFieldProps) {
  return (
    <div className={`in-wrap find ${className}`}>
      <Icon node={Search} />
      <input
        ref={ref}
        className="in"
        aria-label={label}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onChange('')}
      />
      <span className="end not-phone">
        <kbd>/</kbd>
      </span>
    </div>
  );
}
