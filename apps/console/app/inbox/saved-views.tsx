import { type InboxQuery, inboxPath, type SavedView } from '@tablefront/console-wire/inbox';
import { useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkPlus, Trash2 } from 'lucide';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { Icon } from '../ui/icon.tsx';
import { later } from '../ui/later.ts';
import { Menu } from '../ui/menu.tsx';
import { uuid } from '../ui/random.ts';
import { say, sayWrong } from '../ui/toast.ts';
import { filtersOn, inboxParams } from './address.ts';
import { inboxKeys } from './inbox-keys.ts';
import { useViews } from './inbox-queries.ts';

const NameViewDialog = later(() => import('./name-view-dialog.tsx'));

const viewPath = (brandId: string, id: string) => inboxPath(brandId, `/inbox/views/${id}`);

/** Filters that were given a name: opened, kept and dropped here. */
export function SavedViews({ brandId, query }: { brandId: string; query: InboxQuery }) {
  const queries = useQueryClient();
  const views = useViews(brandId).data ?? [];
  const navigate = useNavigate();
  const [naming, setNaming] = useState(false);
  const here = inboxParams(query).toString();
  const open = views.find((view) => inboxParams(view.query).toString() === here);
  const keepable = !open && (filtersOn(query).length > 0 || query.order !== undefined);
  if (views.length === 0 && !keepable) return null;

  async function change(step: () => Promise<unknown>) {
    try {
      await step();
    } catch (error) {
      sayWrong(`Not changed. ${inWords(error)}`);
    }
    await queries.invalidateQueries({ queryKey: inboxKeys.views(brandId) });
  }
  const put = ({ id, ...body }: SavedView) => change(() => call('PUT', viewPath(brandId, id), { body }));

  function choose(id: string) {
    if (id === 'keep') return setNaming(true);
    if (id === 'drop' && open) {
      void change(() => call('DELETE', viewPath(brandId, open.id)));
      return say(`View dropped: ${open.name}.`, () => void put(open));
    }
    const view = views.find((one) => one.id === id);
    if (view) void navigate(paths.inbox(brandId, view.query));
  }
  return (
    <>
      <Menu
        className={`btn s q ${open ? 'acc' : 'ic'}`}
        label={open ? `View: ${open.name}` : 'Views'}
        choices={[
          ...views.map(({ id, name }) => ({ id, label: name, icon: Bookmark })),
          ...(keepable ? [{ id: 'keep', label: 'Keep these filters as a view…', icon: BookmarkPlus }] : []),
          ...(open ? [{ id: 'drop', label: `Drop the view ${open.name}`, icon: Trash2, bad: true }] : []),
        ]}
        onChoose={choose}
      >
        <Icon node={Bookmark} />
        {open && <span className="cut view-name">{open.name}</span>}
      </Menu>
      {naming && (
        <Suspense>
          <NameViewDialog
            onClose={() => setNaming(false)}
            onNamed={async (name) => {
              await call('PUT', viewPath(brandId, uuid()), { body: { name, query } });
              await queries.invalidateQueries({ queryKey: inboxKeys.views(brandId) });
              setNaming(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
