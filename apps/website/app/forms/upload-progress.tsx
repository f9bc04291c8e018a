import type { FormControl } from './use-form.ts';

/** How much of a form with files is on its way; shown while it is being sent. */
export function UploadProgress({ form }: { form: FormControl }) {
  if (!form.busy) return null;
  const percent = Math.floor((form.progress ?? 0) * 100);
  const text = percent < 100 ? `${percent}% uploaded` : 'Uploaded, waiting for the answer';
  return (
    <div className="upload-progress">
      <div
        className="upload-bar"
        role="progressbar"
        aria-label="Upload"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={text}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
      <p className="small muted num" aria-hidden="true">
        {text}
      </p>
    </div>
  );
}
