import type { Attachment, InboxDetail } from '@tablefront/console-wire/inbox';
import { Download, FileText, Image, Lock } from 'lucide';
import { Icon } from '../ui/icon.tsx';
import { ownLink } from '../ui/own-link.ts';
import { inKilobytes } from './file-size.ts';
import { messagePath } from './inbox-queries.ts';

/** What came with it. A photo is shown as a picture that the server drew anew; a file is only downloaded. */
export function Attachments({ brandId, message }: { brandId: string; message: InboxDetail }) {
  return message.attachments.map((file) => (
    <File key={file.id} file={file} path={messagePath(brandId, message.id, `/files/${encodeURIComponent(file.id)}`)} />
  ));
}

function File({ file, path }: { file: Attachment; path: string }) {
  const what = file.field === 'resume' ? 'the resume' : 'the photo';
  return (
    <figure className="resume">
      {file.mayOpen && file.picture && <img src={`${path}/picture`} alt="What the guest sent along" loading="lazy" />}
      <figcaption className="row">
        <Icon node={file.field === 'resume' ? FileText : Image} className="muted" />
        <span className="grow cut">
          <b className="m">{file.name}</b> <span className="muted small">{inKilobytes(file.size)}</span>
        </span>
        {file.mayOpen ? (
          <a className="btn s" href={ownLink(path)} download={file.name} aria-label={`Download ${what}, ${file.name}`}>
            <Icon node={Download} />
            Download
          </a>
        ) : (
          <span className="small muted row g1">
            <Icon node={Lock} className="i-s" />
            Owners and the location’s manager open it
          </span>
        )}
      </figcaption>
    </figure>
  );
}
