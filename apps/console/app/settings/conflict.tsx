import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide';
import { useEffect, useState } from 'react';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { settingsQuery } from './settings-query.ts';

interface ConflictProps {
  brandId: string;
  /** The names of what is another now. */
  said: readonly string[];
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else saved the same texts meanwhile: what is typed stays until the person has chosen. */
export function Conflict({ brandId, said, onTheirs, onMine }: ConflictProps) {
  const queries = useQueryClient();
  const [isRead, setRead] = useState(false);
  // What the other saved is asked for at once: the choice is between that and what is typed.
  useEffect(() => {
    void queries
      .invalidateQueries({ queryKey: settingsQuery(brandId).queryKey, exact: true })
      .then(() => setRead(true));
  }, [queries, brandId]);
  return (
    <div className="note w" role="alert">
      <Icon node={TriangleAlert} />
      <div className="grow stack g3">
        <p>
          Somebody else saved these texts while you wrote. Yours are not saved, and still here.
          {isRead && said.length > 0 && ` They differ in: ${said.join(', ')}.`}
        </p>
        <div className="row wrap">
          <Button small disabled={!isRead} onClick={onMine}>
            Save mine in place of theirs
          </Button>
          <Button small look="quiet" disabled={!isRead} onClick={onTheirs}>
            Drop mine, show theirs
          </Button>
        </div>
      </div>
    </div>
  );
}
