import type { VersionDetail } from '@tablefront/console-wire/drafts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Eye, Info, RotateCcw } from 'lucide';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useMe } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { useBrand } from '../frame/brand.ts';
import { useBrandTime } from '../frame/brand-time.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Icon } from '../ui/icon.tsx';
import { Failed, Loading } from '../ui/states.tsx';
import { say } from '../ui/toast.ts';
import { Wrong } from '../ui/wrong.tsx';
import { ChangeList } from './change-list.tsx';
import { goBackTo, readSiteAnew, versionQuery } from './site-calls.ts';

const HOW: Record<VersionDetail['how'], string> = {
  import: 'Brought in from a file',
  publish: 'Published',
  quick: 'Changed at once',
  rollback: 'Went back',
  schedule: 'Published on schedule',
};

/** One version: what it changed, how it differs from what is live, and the way back to it. */
export function VersionShown({ number, live }: { number: number; live: number }) {
  const { id: brandId } = useBrand();
  const version = useQuery(versionQuery(brandId, number));
  if (version.data) return <Detail version={version.data} live={live} />;
  if (version.isPending) return <Loading what="the version" />;
  return <Failed what={`Version ${number}`} error={version.error} onRetry={() => void version.refetch()} />;
}

function Detail({ version, live }: { version: VersionDetail; live: number }) {
  const { id: brandId, role } = useBrand();
  const { when } = useBrandTime();
  const { person } = useMe();
  const [compares, setCompares] = useState(false);
  const [asks, setAsks] = useState(false);
  const { number, how, by, at, note, title, isLive, changes, againstLive } = version;
  const who = by === null ? '' : ` by ${by === person.name ? 'you' : by}`;
  const shown = compares ? againstLive : changes;
  return (
    <>
      <div className="row up wrap version-head">
        <div className="grow">
          <h2 className="big">Version {number}</h2>
          <p className="muted">
            {HOW[how]}
            {who}, {when(at)}.{note && ` “${note}”`}
          </p>
        </div>
        {!isLive && (
          <div className="row wrap">
            <Link className="btn" to={paths.versionSite(brandId, number)}>
              <Icon node={Eye} />
              See the site then
            </Link>
            {(role === 'owner' || role === 'editor') && (
              <Button look="primary" icon={RotateCcw} onClick={() => setAsks(true)}>
                Go back to this…
              </Button>
            )}
          </div>
        )}
      </div>
      {!isLive && (
        // biome-ignore lint/a11y/useSemanticElements: a group of two buttons is no fieldset
        <div className="seg version-seg" role="group" aria-label="Compare">
          <button type="button" aria-pressed={!compares} onClick={() => setCompares(false)}>
            What it changed
          </button>
          <button type="button" aria-pressed={compares} onClick={() => setCompares(true)}>
            Compare with live
          </button>
        </div>
      )}
      <div className="version-body">
        {shown.length > 0 ? (
          <ChangeList brandId={brandId} changes={shown} />
        ) : (
          <p className="muted">{compares ? 'It is what guests see now.' : `${title}.`}</p>
        )}
        {!isLive && (
          <div className="note version-note">
            <Icon node={Info} />
            <div className="grow">
              <b>Going back makes a new version.</b> Nothing is lost: {later(number, live)} here, and so does your
              draft. What is sold out and what guests sent is not touched.
            </div>
          </div>
        )}
      </div>
      {asks && <GoBack version={version} live={live} onClose={() => setAsks(false)} />}
    </>
  );
}

function later(number: number, live: number): string {
  if (live - number === 1) return `version ${live} stays`;
  return `versions ${number + 1} to ${live} stay`;
}

function GoBack({
  version: { number, againstLive },
  live,
  onClose,
}: {
  version: VersionDetail;
  live: number;
  onClose: () => void;
}) {
  const { id: brandId } = useBrand();
  const navigate = useNavigate();
  const back = useMutation({
    mutationFn: () => goBackTo(brandId, number, live),
    retry: false,
    onSuccess(published) {
      say(`Guests see version ${number} again${published.kind === 'live' ? `, as version ${published.version}` : ''}.`);
      onClose();
      void navigate(paths.versions(brandId));
    },
    onSettled: () => readSiteAnew(brandId),
  });
  return (
    <Dialog title={`Go back to version ${number}`} about="What guests will notice." onClose={onClose}>
      <div className="in-dialog stack g4 tall">
        <ChangeList brandId={brandId} changes={againstLive.map((change) => turned(change))} />
        <Wrong says={back.error ? inWords(back.error) : ''} />
      </div>
      <DialogFooter onClose={onClose}>
        <Button look="primary" busy={back.isPending} onClick={() => back.mutate()}>
          Go back to version {number}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** What a version says against what is live, told from what is live. */
function turned<Said extends VersionDetail['changes'][number]>(change: Said): Said {
  const what = change.what === 'added' ? 'removed' : change.what === 'removed' ? 'added' : change.what;
  return { ...change, what, before: change.after, after: change.before };
}
