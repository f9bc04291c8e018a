import { type FileRules, fileProblem } from '@tablefront/restaurant/forms/file-rules';
import { FileText, type IconNode, Image, Trash2 } from 'lucide';
import { type DragEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { describedField, FieldError, fieldId, Hint, Optional } from './fields.tsx';
import './file-field.css';
import { fileSize } from './file-size.ts';
import type { FormControl } from './use-form.ts';

interface FileFieldProps {
  form: FormControl;
  name: string;
  label: string;
  hint: string;
  rules: FileRules;
  icon?: 'document' | 'picture';
  optional?: boolean;
}

const icons: Record<NonNullable<FileFieldProps['icon']>, IconNode> = { document: FileText, picture: Image };

/**
 * One file, chosen with the browser's own control or dropped onto it. What is wrong with it is said as soon as it is
 * chosen. Without JavaScript the control alone is left, which is enough.
 */
export function FileField({ form, name, label, hint, rules, icon = 'document', optional }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState(false);
  const error = (file && fileProblem(file, rules)) ?? form.state.errors[name];
  const id = fieldId(form, name);
  // A page that answers a post without JavaScript cannot give the files back.
  const lost = form.attempts === 0 && form.state.status !== 'idle';

  // Chosen before the script came, or kept by the browser through a reload.
  useEffect(() => setFile(input.current?.files?.[0]), []);
  useEffect(keepPageFromOpeningFiles, []);

  const take = (files: FileList | null, how: string) => {
    const [taken] = files ?? [];
    setFile(taken);
    setSaid(taken ? `${taken.name}, ${fileSize(taken.size)}, ${how}` : `${label}: no file`);
  };
  const set = (files: FileList) => {
    if (!input.current) return;
    input.current.files = files;
    // The form hears of it as if it had been chosen with the button.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setDragged(false);
    const [first] = event.dataTransfer.files;
    if (!first) return;
    set(listOf(first));
    take(listOf(first), 'dropped');
  };
  const remove = () => {
    set(listOf());
    take(null, '');
  };

  const hold = (event: DragEvent) => {
    event.preventDefault();
    setDragged(true);
  };

  return (
    <div className={`field ${error === undefined ? '' : 'field--error'}`}>
      <label htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <Hint id={id}>{hint}</Hint>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way to fill the control within */}
      <div
        className="file"
        data-chosen={file !== undefined || undefined}
        data-dragged={dragged || undefined}
        onDragEnter={hold}
        onDragOver={hold}
        onDragLeave={() => setDragged(false)}
        onDrop={drop}
      >
        <input
          {...describedField(form, name, hint, error)}
          ref={input}
          type="file"
          accept={rules.extensions.join(',')}
          required={!optional}
          onChange={(event) => take(event.currentTarget.files, 'chosen')}
        />
        {file === undefined ? (
          <span className="file-drop" aria-hidden="true">
            or drop it here
          </span>
        ) : (
          <span className="file-chosen">
            <Icon node={icons[icon]} />
            <span className="file-name">
              <b>{file.name}</b>
              <span className="small muted num">{fileSize(file.size)}</span>
            </span>
          </span>
        )}
        {file !== undefined && (
          <button type="button" className="file-remove" onClick={remove} aria-label={`Remove ${file.name}`}>
            <Icon node={Trash2} />
            <span>Remove</span>
          </button>
        )}
      </div>
      {lost && file === undefined && (
        <p className="small muted">
          A file cannot be kept while a page loads: choose it again{optional && ', if you like'}.
        </p>
      )}
      <FieldError form={form} name={name} error={error} />
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </div>
  );
}

function listOf(...files: File[]): FileList {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer.files;
}

/** A file that misses its field would open in place of the page, and what was typed would be gone. */
function keepPageFromOpeningFiles() {
  const hold = (event: globalThis.DragEvent) => {
    const onControl = event.target instanceof HTMLInputElement;
    if (!onControl && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  window.addEventListener('dragover', hold);
  window.addEventListener('drop', hold);
  return () => {
    window.removeEventListener('dragover', hold);
    window.removeEventListener('drop', hold);
  };
}
