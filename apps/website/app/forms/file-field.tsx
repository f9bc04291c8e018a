import { type FileRules, fileProblem } from '@tablefront/restaurant/forms/file-rules';
import { FileText, type IconNode, Image, Trash2 } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { describedField, FieldError, type FieldProps, fieldId, Hint, Optional } from './fields.tsx';
import { fileSize } from './file-size.ts';

interface FileFieldProps extends FieldProps {
  rules: FileRules;
  icon?: 'document' | 'picture';
}

const icons: Record<NonNullable<FileFieldProps['icon']>, IconNode> = { document: FileText, picture: Image };

/**
 * One file, chosen with the browser's own control or dropped onto it (`browser/parts/careers/dropped-files.ts`). What is wrong with
 * it is said as soon as it is chosen. Without JavaScript the control alone is left, which is enough.
 */
export function FileField({ form, name, label, hint, rules, icon = 'document', optional }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [said, setSaid] = useState('');
  const error = (file && fileProblem(file, rules)) ?? form.state.errors[name];
  const id = fieldId(form, name);
  // A page that answers a post without JavaScript cannot give the files back.
  const lost = form.attempts === 0 && form.state.status !== 'idle';

  const take = (taken: File | undefined) => {
    setFile(taken);
    setSaid(taken ? `${taken.name}, ${fileSize(taken.size)}, chosen` : `${label}: no file`);
  };
  // Chosen before the script came, or kept by the browser through a reload.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form is taken over
  useEffect(() => {
    const chosen = input.current?.files?.[0];
    if (chosen) take(chosen);
  }, []);
  const remove = () => {
    take(undefined);
    if (!input.current) return;
    input.current.value = '';
    // The form hears of it as if it had been taken away with the button.
    input.current.dispatchEvent(new Event('input', { bubbles: true }));
    input.current.focus();
  };

  return (
    <div className={`field ${error === undefined ? '' : 'field--error'}`}>
      <label htmlFor={id}>
        {label}
        {optional && <Optional />}
      </label>
      <Hint id={id}>{hint}</Hint>
      <div className="file" data-chosen={file !== undefined || undefined}>
        <input
          {...describedField(form, name, hint, error)}
          ref={input}
          type="file"
          accept={rules.extensions.join(',')}
          required={!optional}
          onChange={(event) => take(event.currentTarget.files?.[0])}
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
