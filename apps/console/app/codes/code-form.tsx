import {
  type CodeDesign,
  type CodeSet,
  type CodesPage,
  type CodeTarget,
  codeGrounds,
  codePapers,
} from '@tablefront/console-wire/codes';
import { codeAims } from '@tablefront/restaurant/codes/code-target';
import { Check, TriangleAlert } from 'lucide';
import type { FormEvent } from 'react';
import { SaveRow } from '../settings/save-row.tsx';
import { Button } from '../ui/button.tsx';
import { Field, TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { type CodeDraft, draftOf, nameFor } from './code-draft.ts';
import { contrastOf, drawCode, QUIET_ZONE } from './code-drawing.ts';
import { AIMS, grounds, languageOf, languages, linesFor, type PrintLanguage, papers, SHEETS } from './code-words.ts';
import { tablesIn } from './tables-in.ts';

interface CodeFormProps {
  draft: CodeDraft;
  onChange: (draft: CodeDraft) => void;
  page: CodesPage;
  set: CodeSet | undefined;
  address: string;
  onSubmit: (event: FormEvent) => void;
  isChanged: boolean;
  busy: boolean;
  wrong: string | null;
}

/** What a set of codes opens, for which tables, and what is printed around it. */
export function CodeForm({ draft, onChange, page, set, address, onSubmit, isChanged, busy, wrong }: CodeFormProps) {
  const { target, design, place } = draft;
  const language = languageOf(design, target.to, page.name);
  const tables = tablesIn(draft.tables);
  const count = 'tables' in tables ? tables.tables.length : 0;
  const change = (next: Partial<CodeDraft>) => onChange({ ...draft, ...next });
  const print = (next: Partial<CodeDesign>) => change({ design: { ...design, ...next } });
  const open = (next: CodeTarget) =>
    // Words that nobody changed follow what it opens.
    change({
      target: next,
      ...(language && next.to !== target.to && { design: { ...design, ...linesFor(next.to, language, page.name) } }),
    });
  return (
    <form className="stack g6" onSubmit={onSubmit}>
      <Opens target={target} page={page} onChange={open} />
      {(page.places.length > 1 || !page.mayAll) && (
        <Field label="Location" hint={set ? 'Printed codes follow.' : undefined}>
          {(parts) => (
            <select
              className="sel"
              value={place ?? ''}
              onChange={({ target: { value } }) => change({ place: value === '' ? null : value })}
              {...parts}
            >
              {page.mayAll && <option value="">All locations</option>}
              {set?.place && set.place.name === null && <option value={set.place.id}>A location that is gone</option>}
              {page.places.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <div className="two">
        <Field label="Paper">
          {(parts) => (
            <select
              className="sel"
              value={design.paper}
              onChange={({ target: { value } }) => print({ paper: codePapers.find((one) => one === value) ?? 'tent' })}
              {...parts}
            >
              {codePapers.map((paper) => (
                <option key={paper} value={paper}>
                  {papers[paper].name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Sheet">
          {(parts) => (
            <select
              className="sel"
              value={design.sheet}
              onChange={({ target: { value } }) => print({ sheet: value === 'letter' ? 'letter' : 'a4' })}
              {...parts}
            >
              {(['a4', 'letter'] as const).map((sheet) => (
                <option key={sheet} value={sheet}>
                  {SHEETS[sheet]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="two">
        <TextField
          label={set ? 'Further tables' : 'Tables'}
          value={draft.tables}
          onChange={({ target: { value } }) => change({ tables: value })}
          error={'error' in tables ? tables.error : undefined}
          hint={hintOf(count, set !== undefined)}
          placeholder={set ? '13 to 20, Bar 3' : '1 to 12, Bar 3'}
          autoComplete="off"
        />
        <TextField
          label="Called"
          value={draft.name}
          placeholder={nameFor({ ...draft, name: '' }, page)}
          maxLength={60}
          onChange={({ target: { value } }) => change({ name: value })}
          hint="By you, not on paper."
          autoComplete="off"
        />
      </div>
      <TextField
        label="Large line"
        value={design.large}
        maxLength={40}
        onChange={({ target: { value } }) => print({ large: value })}
      />
      <TextField
        label="Small line"
        value={design.small}
        maxLength={120}
        onChange={({ target: { value } }) => print({ small: value })}
      />
      <div className="two">
        <Field label="Language">
          {(parts) => (
            <select
              className="sel"
              value={language ?? ''}
              onChange={({ target: { value } }) =>
                print(linesFor(target.to, (value || 'en') as PrintLanguage, page.name))
              }
              {...parts}
            >
              {!language && <option value="">Your own words</option>}
              {Object.entries(languages).map(([key, name]) => (
                <option key={key} value={key}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="Ground">
          {(parts) => (
            <select
              className="sel"
              value={design.ground}
              onChange={({ target: { value } }) => print({ ground: value === 'brand' ? 'brand' : 'paper' })}
              {...parts}
            >
              {codeGrounds.map((ground) => (
                <option key={ground} value={ground}>
                  {grounds[ground]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <ScansWell design={design} page={page} address={address} />
      {set ? (
        <SaveRow isChanged={isChanged} busy={busy} wrong={wrong} onBack={() => onChange(draftOf(set))} />
      ) : (
        <>
          <Wrong says={wrong ?? ''} />
          <Button type="submit" look="primary" busy={busy} disabled={'error' in tables}>
            Make {Math.max(1, count)} {count > 1 ? 'codes' : 'code'}
          </Button>
        </>
      )}
    </form>
  );
}

function hintOf(count: number, isThere: boolean): string {
  if (isThere) return count > 0 ? `${count} more, each with a code of its own.` : 'Each gets a code of its own.';
  return count > 0 ? `${count} codes. The table stands with the message in the inbox.` : 'None: one code for all.';
}

interface OpensProps {
  target: CodeTarget;
  page: CodesPage;
  onChange: (target: CodeTarget) => void;
}

function Opens({ target, page, onChange }: OpensProps) {
  const aims = codeAims.filter((to) => to !== 'link' || page.hosts.length > 0);
  const [first] = page.pages;
  function choose(to: CodeTarget['to']) {
    if (to === 'page') onChange({ to, path: first?.path ?? '/' });
    else if (to === 'link') onChange({ to, url: `https://${page.hosts[0]}/` });
    else onChange({ to });
  }
  return (
    <fieldset className="stack g2">
      <legend className="lab-1">It opens</legend>
      <div className="aims">
        {aims.map((to) => (
          <label key={to} className={to === target.to ? 'aim on' : 'aim'}>
            <input className="rad" type="radio" name="opens" checked={to === target.to} onChange={() => choose(to)} />
            <Icon node={AIMS[to].icon} />
            {AIMS[to].name}
          </label>
        ))}
      </div>
      {target.to === 'page' && (
        <Field label="Page">
          {(parts) => (
            <select
              className="sel"
              value={target.path}
              onChange={({ target: { value } }) => onChange({ to: 'page', path: value })}
              {...parts}
            >
              {page.pages.every(({ path }) => path !== target.path) && (
                <option value={target.path}>{target.path}</option>
              )}
              {page.pages.map(({ name, path }) => (
                <option key={path} value={path}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {target.to === 'link' && (
        <TextField
          label="Address"
          type="url"
          required
          pattern="https?://.+"
          value={target.url}
          onChange={({ target: { value } }) => onChange({ to: 'link', url: value })}
          hint={`At ${page.hosts.slice(0, 6).join(', ')}: where the site links to already.`}
        />
      )}
    </fieldset>
  );
}

/** Squares smaller than this are read badly in the evening. */
const LEAST_SQUARE_MM = 0.5;

function ScansWell({ design, page, address }: { design: CodeDesign; page: CodesPage; address: string }) {
  const { code, codeGround } = page.look[design.ground];
  const { codeMm } = papers[design.paper];
  const square = codeMm / drawCode(`${address}xxxxxx`).size;
  const isFine = square >= LEAST_SQUARE_MM;
  return (
    <p className={isFine ? 'note g' : 'note w'}>
      <Icon node={isFine ? Check : TriangleAlert} />
      <span className="grow">
        <b>{isFine ? 'Scans well.' : 'May scan badly.'}</b> {Math.floor(contrastOf(code, codeGround))} : 1 contrast,{' '}
        {(codeMm / 10).toFixed(1)} cm with {QUIET_ZONE} squares of white around it, {square.toFixed(1)} mm a square,
        error correction M.
        {!isFine && ' Take a larger paper, or a shorter address of the site.'}
      </span>
    </p>
  );
}
