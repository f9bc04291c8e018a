import { useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogFooter } from '../ui/dialog.tsx';
import { Wrong } from '../ui/wrong.tsx';
import type { PictureShape } from './picture-field-props.ts';
import type { Crop } from './upload-picture.ts';

interface CropDialogProps {
  /** An address of this host. */
  picture: string;
  shapes: readonly PictureShape[];
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  onCrop: (picture: Blob, crop: Crop) => void;
}

const WHOLE: PercentCrop = { unit: '%', x: 0, y: 0, width: 100, height: 100 };
const FREE = 'Free';

/** Cuts a part out of a picture: by pointer, or with the arrows on a corner; `⇧` moves further. */
export default function CropDialog({ picture, shapes, busy, error, onClose, onCrop }: CropDialogProps) {
  const [crop, setCrop] = useState<PercentCrop>(WHOLE);
  const [shape, setShape] = useState(FREE);
  const [size, setSize] = useState({ width: 0, height: 0 });
  const [failed, setFailed] = useState('');
  const choices = [
    { name: FREE, ratio: undefined },
    ...shapes.filter(({ name }) => name !== ''),
    { name: 'Square', ratio: 1 },
  ];
  const ratio = choices.find(({ name }) => name === shape)?.ratio;

  function choose(name: string, wanted: number | undefined) {
    setShape(name);
    const { width, height } = size;
    if (wanted === undefined || height === 0) return setCrop(WHOLE);
    const widest = width / height > wanted ? { height: 100 } : { width: 100 };
    setCrop(centerCrop(makeAspectCrop({ unit: '%', ...widest }, wanted, width, height), width, height));
  }
  async function done() {
    const file = await fetch(picture)
      .then((answer) => (answer.ok ? answer.blob() : undefined))
      .catch(() => undefined);
    if (!file) return setFailed('The picture could not be read. Is there a connection?');
    const { x, y, width, height } = crop;
    onCrop(file, { x: x / 100, y: y / 100, width: width / 100, height: height / 100 });
  }
  const isWhole = crop.width > 99.9 && crop.height > 99.9;
  return (
    <Dialog title="Crop the picture" about="The whole picture stays with earlier versions." wide onClose={onClose}>
      <div className="in-dialog stack g4">
        {/* biome-ignore lint/a11y/useSemanticElements: buttons that belong together are no fields of a form */}
        <div className="seg" role="group" aria-label="Shape">
          {choices.map(({ name, ratio: wanted }) => (
            <button key={name} type="button" aria-pressed={name === shape} onClick={() => choose(name, wanted)}>
              {name}
            </button>
          ))}
        </div>
        <div className="crop-stage">
          <ReactCrop
            crop={crop}
            onChange={(_, percent) => setCrop(percent)}
            {...(ratio !== undefined && { aspect: ratio })}
            minWidth={24}
            minHeight={24}
            keepSelection
            ruleOfThirds
          >
            <img
              src={picture}
              alt="What is cropped"
              onLoad={({ currentTarget: { width, height } }) => setSize({ width, height })}
            />
          </ReactCrop>
        </div>
        <Wrong says={failed || error} />
      </div>
      <DialogFooter onClose={onClose}>
        <Button look="primary" busy={busy} disabled={isWhole || crop.width === 0} onClick={() => void done()}>
          Crop
        </Button>
      </DialogFooter>
    </Dialog>
  );
}
