import { useMutation } from '@tanstack/react-query';
import { CircleAlert, Crop as CropIcon, ImageUp, Trash2 } from 'lucide';
import { type DragEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { inWords } from '../api/refused.ts';
import { pictureAddress } from '../frame/site-address.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { say } from '../ui/toast.ts';
import type { PictureFieldProps, PictureShape } from './picture-field-props.ts';
import { type Crop, refusalOf, uploadPicture } from './upload-picture.ts';
import './pictures.css';

const CropDialog = lazy(() => import('./crop-dialog.tsx'));

/** What browsers can send us as it is; phones turn their own kinds into one of these. */
const ACCEPTED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';
const square: PictureShape[] = [{ name: '', ratio: 1 }];
const whole: PictureShape[] = [{ name: '', ratio: 16 / 10 }];

/** A picture of a page: dropped or chosen, cropped, described, taken away. What is uploaded is in the draft alone until that is published. */
export function PictureField(props: PictureFieldProps) {
  const {
    brandId,
    label,
    isLabelled,
    help,
    value,
    onChange,
    alt,
    shapes = whole,
    hosts = [],
    isReadOnly,
    small,
  } = props;
  const ids = useId();
  const chooser = useRef<HTMLInputElement>(null);
  const dropButton = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [cropping, setCropping] = useState(false);
  const [measured, setMeasured] = useState<{ of: string; width: number; height: number }>();
  const shown = pictureAddress(value, hosts);

  const upload = useMutation({
    mutationFn: ({ file, crop }: { file: Blob; crop?: Crop }) => uploadPicture(brandId, file, crop),
    onSuccess: ({ address }) => {
      setCropping(false);
      onChange(address);
    },
    onError: (error) => setWrong(inWords(error)),
  });
  const take = (file: Blob | undefined) => {
    if (!file || isReadOnly) return;
    const refusal = refusalOf(file);
    setWrong(refusal);
    if (refusal === undefined) upload.mutate({ file });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files[0]);
  };
  const remove = () => {
    setWrong(undefined);
    onChange(null);
    say(`${label}: taken away`, () => onChange(value));
    // What was pressed is gone with the picture.
    requestAnimationFrame(() => dropButton.current?.focus());
  };

  const canCrop = value?.startsWith('/pictures/') === true && !isReadOnly;
  const Group = isLabelled ? 'div' : 'fieldset';
  const dropTile = !isReadOnly && (
    <button
      ref={dropButton}
      type="button"
      className={`drop ${over ? 'is-over' : ''}`}
      aria-describedby={wrong ? `${ids}-wrong` : undefined}
      onClick={() => chooser.current?.click()}
      disabled={upload.isPending}
    >
      {upload.isPending ? <span className="spin" /> : <Icon node={ImageUp} className="i-l" />}
      <span className={small ? 'vh' : ''}>
        {upload.isPending ? 'Uploading' : value ? 'Another picture' : 'Drop a picture'}
        {!upload.isPending && (
          <>
            <br />
            <span className="muted small">{value ? 'drop or choose it' : 'or choose one'}</span>
          </>
        )}
      </span>
    </button>
  );
  return (
    <Group
      className={`picture-field ${small ? 'small-picture' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {!isLabelled && <legend className={small ? 'vh' : 'lab-1'}>{label}</legend>}
      <div className="pics">
        {shown &&
          (small ? square : shapes).map(({ name, ratio, isWhole }) => (
            <figure key={name} style={{ flexGrow: ratio }}>
              <img
                src={shown}
                alt={alt?.value ?? ''}
                className={isWhole ? 'is-whole' : ''}
                style={{ aspectRatio: String(ratio) }}
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
                  setMeasured({ of: shown, width, height })
                }
                onError={() => setWrong('This picture does not load. Guests see none in its place.')}
              />
              {!small && (
                <figcaption>
                  {name || 'Shown as'}
                  {measured?.of === shown && measured.width > 0 && (
                    <span className="muted">
                      {measured.width} × {measured.height}
                    </span>
                  )}
                </figcaption>
              )}
            </figure>
          ))}
        {(!small || !shown) && dropTile}
      </div>
      <input
        ref={chooser}
        type="file"
        accept={ACCEPTED}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      {value && !shown && <p className="hint">{value}</p>}
      {value && !isReadOnly && (
        <div className="row g1 picture-actions">
          {small && (
            <Button small icon={ImageUp} onClick={() => chooser.current?.click()} busy={upload.isPending}>
              Replace
            </Button>
          )}
          {canCrop && (
            <Button small icon={CropIcon} onClick={() => setCropping(true)}>
              Crop
            </Button>
          )}
          <Button small look="quiet" icon={Trash2} onClick={remove}>
            Take away
          </Button>
        </div>
      )}
      <div role="status">
        {wrong && (
          <p className="err" id={`${ids}-wrong`}>
            <Icon node={CircleAlert} className="i-s" />
            {wrong}
          </p>
        )}
      </div>
      {help && !small && <p className="hint">{help}</p>}
      {alt && value && (
        <TextField
          label="What it shows"
          hint={alt.value.trim() === '' ? 'Missing. It is read aloud to guests who cannot see it.' : undefined}
          value={alt.value}
          readOnly={isReadOnly}
          onChange={({ target }) => alt.onChange(target.value)}
        />
      )}
      {cropping && shown && (
        <Suspense>
          <CropDialog
            picture={shown}
            shapes={shapes}
            busy={upload.isPending}
            error={wrong}
            onClose={() => setCropping(false)}
            onCrop={(file, crop) => upload.mutate({ file, crop })}
          />
        </Suspense>
      )}
    </Group>
  );
}
