import { useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { pictureAddress } from '../frame/site-address.ts';
import { type ControlProps, TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

/** A picture by its address, and what it looks like. */
export function PictureControl(props: ControlProps) {
  const { at, kind, field } = props;
  const { place } = usePlace(at, kind, field);
  const { value } = useField(place);
  const { detail } = useBrand();
  const address = typeof value === 'string' ? pictureAddress(value, detail?.hosts ?? []) : null;
  return (
    <div className="stack g2">
      <TextControl {...props} field={{ ...field, control: 'link' }} />
      {address && <img className="picture-shown" src={address} alt="" />}
    </div>
  );
}
