import type { ReactNode } from 'react';
import './sign-in.css';

/** The room in front of the console: one thing to do on the left, tickets on the rail on the right. */
export function Gate({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  return (
    <div className="gate">
      <title>{`${title} · Tablefront`}</title>
      <main className="gate-form" id="main">
        <p className="wordmark">Tablefront</p>
        <div className="stack g6">
          <div className="stack g1">
            <h1 className="big">{title}</h1>
            {about && <p className="muted">{about}</p>}
          </div>
          {children}
        </div>
        <p className="small muted gate-foot">Runs on your own server: {location.host}</p>
      </main>
      <Tickets />
    </div>
  );
}

function Tickets() {
  return (
    <div className="pass" aria-hidden="true">
      <div className="rail-bar" />
      <div className="tickets">
        <div className="ticket">
          <b>FEEDBACK</b>
          <small>Mile End</small>
          <p>2 of 5, order accuracy</p>
          <p>answered by Priya</p>
          <em>in 20 min</em>
        </div>
        <div className="ticket">
          <b>CALL BACK</b>
          <small>Queen West</small>
          <p>Patio, eighteen guests</p>
          <p>5 December</p>
          <em>20:38</em>
        </div>
        <div className="ticket">
          <b>CATERING</b>
          <small>Inglewood</small>
          <p>120 guests</p>
          <p>12 June, food truck</p>
          <em>answered in 3 h</em>
        </div>
      </div>
    </div>
  );
}
