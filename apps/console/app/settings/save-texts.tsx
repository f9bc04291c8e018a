import type { ReactNode } from 'react';
import { inWords, Refused } from '../api/refused.ts';
import { Conflict } from './conflict.tsx';
import { SaveRow } from './save-row.tsx';
import type { useSaveSettings } from './settings-query.ts';

interface SaveTextsProps {
  brandId: string;
  saving: ReturnType<typeof useSaveSettings>;
  isChanged: boolean;
  /** The names of those that differ from what is saved. */
  said: readonly string[];
  onDrop: () => void;
  /** In place of what somebody else saved. */
  onMine: () => void;
  children?: ReactNode;
}

/** Under texts that are saved together, which somebody else may have saved meanwhile. */
export function SaveTexts({ brandId, saving, isChanged, said, onDrop, onMine, children }: SaveTextsProps) {
  const { error } = saving;
  const isConflict = error instanceof Refused && error.code === 'conflict';
  const drop = () => {
    saving.reset();
    onDrop();
  };
  return (
    <>
      {isConflict && <Conflict brandId={brandId} said={said} onTheirs={drop} onMine={onMine} />}
      <SaveRow
        isChanged={isChanged}
        busy={saving.isPending}
        wrong={error && !isConflict ? `Not saved, and still here. ${inWords(error)}` : null}
        onBack={drop}
      >
        {children}
      </SaveRow>
    </>
  );
}
