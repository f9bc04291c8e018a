import { fileLinkPaths, type LinkedFile } from '@tablefront/console-wire/notifications';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router';
import { call, callForFile } from '../api/call.ts';
import { inWords } from '../api/refused.ts';
import { inKilobytes } from '../inbox/file-size.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { wholeDay } from '../ui/when.ts';
import { Wrong } from '../ui/wrong.tsx';
import { Gate } from './gate.tsx';
import { linkToken } from './link-token.ts';

/** Where the link of an e-mail leads: one file that a guest attached, to be saved, for some days and without signing in. */
export function FileLink() {
  const token = linkToken();
  const found = useQuery({
    queryKey: ['file-link'],
    queryFn: () => call<LinkedFile>('POST', fileLinkPaths.look, { body: { token }, asksNothing: true }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const elsewhere = (
    <Link className="btn" to={paths.home}>
      Open the console
    </Link>
  );
  if (token === '') {
    return (
      <Gate title="Open your link once more" about="For the guest’s safety it is not kept in the address of this page.">
        {elsewhere}
      </Gate>
    );
  }
  if (found.isError) {
    return (
      <Gate title="This link does not work" about={inWords(found.error)}>
        {elsewhere}
      </Gate>
    );
  }
  if (!found.data) return <Gate title="A file of a guest">{null}</Gate>;
  const { brand, name, field, size, expiresAt } = found.data;

  async function save() {
    setBusy(true);
    setWrong('');
    try {
      const url = URL.createObjectURL(await callForFile(fileLinkPaths.open, { token }));
      const link = document.createElement('a');
      link.href = url;
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
    } catch (error) {
      setWrong(inWords(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Gate
      title={field === 'resume' ? `A resume for ${brand}` : `A photo for ${brand}`}
      about={`${name}, ${inKilobytes(size)}. This link works until ${wholeDay(new Date(expiresAt), null)}.`}
    >
      <Button look="primary" className="tall" icon={Download} busy={busy} onClick={() => void save()}>
        Save the file
      </Button>
      <Wrong says={wrong} />
      <p className="small muted">A stranger sent it: open it only with a program that you trust.</p>
    </Gate>
  );
}
