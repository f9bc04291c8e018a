import { CircleAlert } from 'lucide';
import { Icon } from './icon.tsx';

/** What did not work, said at once to who listens. */
export function Wrong({ says, id }: { says: string | undefined; id?: string }) {
  return (
    <div role="alert" id={id}>
      {says && (
        <p className="err">
          <Icon node={CircleAlert} className="i-s" />
          {says}
        </p>
      )}
    </div>
  );
}
