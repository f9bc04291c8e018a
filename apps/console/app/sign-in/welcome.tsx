import { type Joined, type Me, sessionPaths, type Welcome as WelcomeLink } from '@tablefront/console-wire/session';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { doorQuery, meQuery } from '../api/me.ts';
import { queries } from '../api/queries.ts';
import { inWords } from '../api/refused.ts';
import { paths } from '../paths.ts';
import { grantInWords } from '../people/role-words.ts';
import { Button } from '../ui/button.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { Gate } from './gate.tsx';
import { JoinForm } from './join-form.tsx';
import { linkToken } from './link-token.ts';
import { RecoveryCodes } from './recovery-codes.tsx';

/** Where the link of an invitation leads: says what it is for, and makes the person a way in. */
export function Welcome() {
  const invitation = linkToken();
  const link = useQuery({
    queryKey: ['welcome'],
    queryFn: () => call<WelcomeLink>('POST', sessionPaths.welcomeLook, { body: { invitation }, asksNothing: true }),
    enabled: invitation !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const door = useQuery(doorQuery);
  const [joined, setJoined] = useState<Joined>();
  const navigate = useNavigate();

  function goIn(me: Me) {
    queries.setQueryData(meQuery.queryKey, me);
    void navigate('/', { replace: true });
  }
  function onJoined(result: Joined) {
    if (result.recoveryCodes.length > 0) setJoined(result);
    else goIn(result.me);
  }

  if (joined) {
    return (
      <Gate title="Keep these codes" about="Each lets you in once, should you lose your authenticator app.">
        <RecoveryCodes codes={joined.recoveryCodes} />
        <Button look="primary" className="tall" onClick={() => goIn(joined.me)}>
          I have kept them
        </Button>
      </Gate>
    );
  }
  if (!invitation) {
    return (
      <Gate title="Open your link once more" about="For your safety it is not kept in the address of this page.">
        <p>Open the link that you were sent, or that “npm start” printed. It works until somebody uses it.</p>
      </Gate>
    );
  }
  if (link.isError || door.isError) {
    return (
      <Gate title="This link does not work" about={inWords(link.error ?? door.error)}>
        <p>Ask whoever sent it for a new one. If you are in already, sign in.</p>
        <Link className="btn" to={paths.signIn}>
          Sign in
        </Link>
      </Gate>
    );
  }
  if (!link.data || !door.data) return <Gate title="Welcome">{null}</Gate>;
  return (
    <Gate title={titleOf(link.data)} about={aboutOf(link.data)}>
      {door.data.signedIn && link.data.kind === 'join' && <Accept invitation={invitation} onAccepted={goIn} />}
      <JoinForm invitation={invitation} link={link.data} passkeys={door.data.passkeys} onJoined={onJoined} />
    </Gate>
  );
}

function titleOf({ kind, grant }: WelcomeLink): string {
  if (kind === 'return') return 'A new way in';
  return kind === 'join' && grant.brandName ? `Welcome to ${grant.brandName}` : 'Welcome';
}

function aboutOf({ kind, grant, invitedBy }: WelcomeLink): string {
  if (kind === 'first') return 'You are the first here: the owner of everything. Two fields, and you are in.';
  if (kind === 'return') return 'What you signed in with before counts no more.';
  const as = grantInWords(grant);
  return invitedBy ? `${invitedBy} invites you as ${as}.` : `You are invited as ${as}.`;
}

/** Who is signed in already takes the role with the person that they are. */
function Accept({ invitation, onAccepted }: { invitation: string; onAccepted: (me: Me) => void }) {
  const me = useQuery(meQuery);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  if (!me.data) return null;
  async function accept() {
    setBusy(true);
    try {
      onAccepted(await call<Me>('POST', sessionPaths.welcomeAccept, { body: { invitation } }));
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <div className="stack g4">
      <div className="stack g3">
        <Button look="primary" className="w tall" busy={busy} onClick={() => void accept()}>
          Accept as {me.data.person.name}
        </Button>
        <Wrong says={wrong} />
      </div>
      <div className="or">
        <span>or as somebody else</span>
      </div>
    </div>
  );
}
