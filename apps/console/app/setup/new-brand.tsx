import type { NewBrand, NewBrandRequest } from '@tablefront/console-wire/new-brand';
import { brandPaths } from '@tablefront/console-wire/session';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '../api/call.ts';
import { meQuery, useMe } from '../api/me.ts';
import { inWords } from '../api/refused.ts';
import { mayMakeBrands } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Denied } from '../ui/states.tsx';
import { Wrong } from '../ui/wrong.tsx';
import { SetupShell } from './setup-shell.tsx';

/** The first step of a new site: its name. */
export function NewBrandPage() {
  const { grants } = useMe();
  if (!mayMakeBrands(grants)) {
    return (
      <main id="main" className="body">
        <title>Not for you · Tablefront</title>
        <Denied
          title="New brands are made by owners of all brands"
          actions={
            <Link className="btn p" to={paths.home}>
              See your brands
            </Link>
          }
        >
          Ask whoever invited you.
        </Denied>
      </main>
    );
  }
  return <NewBrandForm />;
}

function NewBrandForm() {
  const queries = useQueryClient();
  const { brands } = useMe();
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const [town, setTown] = useState('');
  const [missing, setMissing] = useState(false);
  const make = useMutation({
    mutationFn: (wanted: NewBrandRequest) => call<NewBrand>('POST', brandPaths.brands, { body: wanted }),
    // Made twice it would be two.
    retry: false,
    onSuccess: async ({ id }) => {
      await queries.fetchQuery({ ...meQuery, staleTime: 0 });
      await navigate(paths.setup(id));
    },
  });
  return (
    <SetupShell step="name" title="Set up your restaurant" about="Two minutes. You can change all of it later.">
      <form
        className="stack g5"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setMissing(name.trim() === '');
          if (name.trim() !== '') make.mutate({ name, ...(town.trim() && { town }) });
        }}
      >
        <TextField
          label="What is it called?"
          hint="As guests say it. It stands in the header and in search results."
          error={missing ? 'Enter its name.' : undefined}
          value={name}
          maxLength={200}
          autoComplete="off"
          autoFocus
          onChange={({ target }) => setName(target.value)}
        />
        <TextField
          label="Town"
          isOptional
          value={town}
          maxLength={120}
          autoComplete="off"
          onChange={({ target }) => setTown(target.value)}
        />
        {brands.some(({ isDemo }) => isDemo) && (
          <p className="note">
            With a brand of your own the demos go, when the site is started the next time. A demo that you published
            stays.
          </p>
        )}
        <Wrong says={make.isError ? inWords(make.error) : ''} />
        <div className="row g3">
          <Button type="submit" look="primary" shortcut="↵" busy={make.isPending}>
            Continue
          </Button>
          <Link className="btn q" to="/brands">
            Not now
          </Link>
          <span className="small muted">Nothing is public yet.</span>
        </div>
      </form>
    </SetupShell>
  );
}
