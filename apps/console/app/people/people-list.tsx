import type { Invitation, People, Person } from '@tablefront/console-wire/people';
import { Fingerprint, Hourglass } from 'lucide';
import { Avatar } from '../ui/avatar.tsx';
import { Icon } from '../ui/icon.tsx';
import { lastSeen, moment, wholeDay } from '../ui/when.ts';
import { InvitationMenu } from './invitation-menu.tsx';
import { PersonMenu } from './person-menu.tsx';
import { roleNames, whereOf } from './role-words.ts';

/** People and invitations: a table, or a list on phones. */
export function PeopleList({ people: { people, invitations } }: { people: People }) {
  const now = new Date();
  return (
    <div className="card">
      <table className="tbl people-tbl">
        <thead>
          <tr>
            <th scope="col">Who</th>
            <th scope="col">Role</th>
            <th scope="col">Where</th>
            <th scope="col">Signs in with</th>
            <th scope="col">Last here</th>
            <th scope="col">
              <span className="vh">More</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} now={now} />
          ))}
          {invitations.map((invitation) => (
            <InvitationRow key={invitation.id} invitation={invitation} now={now} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PersonRow({ person, now }: { person: Person; now: Date }) {
  const { name, email, grants, disabled, passkeys, password } = person;
  return (
    <tr>
      <th scope="row">
        <span className="row g3">
          <Avatar name={name} />
          <span>
            <b className="m">{name}</b>
            <small className="muted small in-line">{person.self ? 'You' : (email ?? 'No e-mail')}</small>
          </span>
        </span>
      </th>
      <td className="nowrap">{grants.map(({ role }) => roleNames[role]).join(', ')}</td>
      <td className="small ink2">{grants.map(whereOf).join(', ')}</td>
      <td className="small nowrap">
        {disabled && <span className="bdg r">Switched off</span>}
        {!disabled && passkeys > 0 && (
          <span className="row g1">
            <Icon node={Fingerprint} className="i-s good" />
            {passkeys === 1 ? 'Passkey' : `${passkeys} passkeys`}
          </span>
        )}
        {!disabled && passkeys === 0 && (password ? 'Password, code' : 'Nothing yet')}
      </td>
      <td className="small muted nowrap">{lastSeen(person.seenAt, { now, timeZone: null })}</td>
      <td className="n">{person.changeable && <PersonMenu person={person} />}</td>
    </tr>
  );
}

function InvitationRow({ invitation, now }: { invitation: Invitation; now: Date }) {
  const { name, email, grant, invitedBy, createdAt, expiresAt, over } = invitation;
  const by = invitedBy ? `Invited by ${invitedBy}` : 'Invited from the server';
  const until = over ? 'The week is over.' : `Valid until ${wholeDay(new Date(expiresAt), null)}.`;
  return (
    <tr>
      <th scope="row">
        <span className="row g3">
          <Avatar name="" />
          <span>
            <b className="m">{name || email || 'Somebody'}</b>
            <small className="muted small in-line">
              {by}, {moment(createdAt, { now, timeZone: null })}. {until}
            </small>
          </span>
        </span>
      </th>
      <td className="nowrap">{roleNames[grant.role]}</td>
      <td className="small ink2">{whereOf(grant)}</td>
      <td>
        <span className="bdg w">
          <Icon node={Hourglass} />
          {over ? 'Too late' : 'Invited'}
        </span>
      </td>
      <td />
      <td className="n">
        <InvitationMenu invitation={invitation} />
      </td>
    </tr>
  );
}
