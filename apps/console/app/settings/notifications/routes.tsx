import type { Notifications, Route } from '@tablefront/console-wire/notifications';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { BellRing, Ellipsis, Mail, Plus, Send, Webhook } from 'lucide';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { inWords } from '../../api/refused.ts';
import { useBrand } from '../../frame/brand.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Icon } from '../../ui/icon.tsx';
import { later } from '../../ui/later.ts';
import { Menu } from '../../ui/menu.tsx';
import { Failed, Loading } from '../../ui/states.tsx';
import { say, sayWrong } from '../../ui/toast.ts';
import { notificationsQuery, removeRoute, testRoute } from './notifications-query.ts';
import { stateInWords, whatInWords, whenInWords, whereInWords } from './route-words.ts';
import './notifications.css';

const RouteDialog = later(() => import('./route-dialog.tsx'));

interface Opened {
  channel: 'email' | 'webhook';
  route?: Route;
}

/** Who is told when guests write. */
export default function Routes() {
  const { id: brandId } = useBrand();
  const found = useQuery(notificationsQuery(brandId));
  const [opened, open] = useState<Opened>();
  if (found.isPending) return <Loading what="who is told" rows={3} />;
  if (found.isError) return <Failed what="Who is told" error={found.error} onRetry={() => void found.refetch()} />;
  const { routes, mayChange, sendsMail, timeZone } = found.data;
  const byMail = routes.some(({ channel }) => channel === 'email');
  return (
    <div className="stack g4">
      {routes.length > 0 ? (
        <div className="card">
          <table className="tbl dense routes">
            <thead>
              <tr>
                <th scope="col">To</th>
                <th scope="col">What</th>
                <th scope="col">Where</th>
                <th scope="col">State</th>
                <th scope="col">
                  <span className="vh">Test and more</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {routes.map((route) => (
                <RouteRow key={route.id} route={route} found={found.data} onOpen={open} />
              ))}
            </tbody>
          </table>
        </div>
      ) : (
        <p className="note">Nobody is told yet. Messages wait in the inbox.</p>
      )}
      {!sendsMail && byMail && <p className="note w">E-mails wait: this site has no mail server yet (SMTP_URL).</p>}
      <div className="row wrap">
        {mayChange ? (
          <>
            <Button icon={Plus} onClick={() => open({ channel: 'email' })}>
              Add an address
            </Button>
            <Button icon={Webhook} onClick={() => open({ channel: 'webhook' })}>
              Add a webhook
            </Button>
          </>
        ) : (
          <span className="small muted">Owners change it.</span>
        )}
        <Link className="btn q" to={`${paths.account(brandId)}#told`}>
          <Icon node={BellRing} />
          On your own devices
        </Link>
      </div>
      {opened && (
        <Suspense>
          <RouteDialog
            channel={opened.channel}
            route={opened.route}
            timeZone={timeZone}
            onClose={() => open(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).host : address);

const icons = { email: Mail, webhook: Webhook, push: BellRing };

interface RouteRowProps {
  route: Route;
  found: Notifications;
  onOpen: (opened: Opened) => void;
}

function RouteRow({ route, found, onOpen }: RouteRowProps) {
  const { id, channel, target, fixed, last, locations } = route;
  const { id: brandId, detail } = useBrand();
  const [busy, setBusy] = useState(false);
  const [removing, setRemoving] = useState(false);
  const queries = useQueryClient();
  const name = channel === 'webhook' ? `Webhook ${hostOf(target)}` : target;
  const { says, mark } = stateInWords(route);

  async function test() {
    setBusy(true);
    try {
      const tested = await testRoute(brandId, id);
      if (tested.delivered) say(`Delivered: ${name}.`);
      else sayWrong(`Not delivered: ${name}. ${tested.reason}`);
    } catch (error) {
      sayWrong(`Not tried. ${inWords(error)}`);
    } finally {
      setBusy(false);
    }
  }
  async function remove() {
    setRemoving(false);
    try {
      await removeRoute(brandId, id);
      say(`${name} is told no more.`);
    } catch (error) {
      sayWrong(`Still told. ${inWords(error)}`);
    }
    await queries.invalidateQueries({ queryKey: ['notifications', brandId] });
  }
  const isOwn = channel === 'push';
  const mayChange = found.mayChange && !fixed && !isOwn;
  return (
    <tr>
      <th scope="row">
        <span className="row g2">
          <Icon node={icons[channel]} className="i-s muted" />
          <span className="route-to">
            {name}
            {(fixed || isOwn) && (
              <small className="muted small in-line">{fixed ? 'Set by the command line' : 'On their devices'}</small>
            )}
          </span>
        </span>
      </th>
      <td className="small">
        {whatInWords(route)}
        <small className="muted small in-line">{whenInWords(route)}</small>
      </td>
      <td className="small">{whereInWords(locations, detail?.locations ?? [])}</td>
      <td className="small">
        <span className={mark ? `st ${mark}` : 'muted'}>{says}</span>
        {last?.error && last.state !== 'sent' && <small className="muted small in-line">{last.error}</small>}
      </td>
      <td className="n">
        <span className="row g1 route-acts">
          {found.mayChange && !isOwn && (
            <Button small icon={Send} busy={busy} aria-label={`Test ${name}`} onClick={() => void test()}>
              Test
            </Button>
          )}
          {mayChange && (
            <Menu
              className="btn ic s q"
              label={`More for ${name}`}
              choices={[
                { id: 'change', label: 'Change…' },
                { id: 'remove', label: 'Remove…', bad: true },
              ]}
              onChoose={(what) =>
                what === 'change' ? onOpen({ channel: isOwn ? 'email' : channel, route }) : setRemoving(true)
              }
            >
              <Icon node={Ellipsis} />
            </Menu>
          )}
        </span>
        {removing && (
          <Dialog title={`Tell ${name} no more?`} onClose={() => setRemoving(false)}>
            <p className="in-dialog ink2">What waits to be sent there is not sent. Messages stay in the inbox.</p>
            <footer>
              <Button className="push" onClick={() => setRemoving(false)}>
                Keep
              </Button>
              <Button look="delete" onClick={() => void remove()}>
                Remove
              </Button>
            </footer>
          </Dialog>
        )}
      </td>
    </tr>
  );
}
