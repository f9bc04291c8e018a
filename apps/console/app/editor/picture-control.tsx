import { lazy, Suspense } from 'react';
import { useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import type { PictureShape } from '../pictures/picture-field-props.ts';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { JsonControl } from './json-control.tsx';
import { TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

const LogoGrounds = lazy(() => import('./logo-grounds.tsx'));

/** How pages show it, where that is not as a card does. */
const shapes: Readonly<Record<string, PictureShape[]>> = {
  backgroundImage: [{ name: 'Wide', ratio: 16 / 10 }],
  backgroundImageTall: [{ name: 'Phones', ratio: 9 / 14 }],
  logo: [{ name: '', ratio: 1, isWhole: true }],
};

/** A picture: uploaded, or somewhere else by its link. */
export function PictureControl(props: ControlProps) {
  const { at, kind, field, label } = props;
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  const { id: brandId, detail } = useBrand();
  if (value !== undefined && typeof value !== 'string') return <JsonControl {...props} />;
  return (
    <div className="stack g2">
      <FormField field={field} place={place} label={label} isGroup>
        {({ disabled }) => (
          <PictureField
            {...{ brandId, isLabelled: true, isReadOnly: disabled, shapes: shapes[field.key] }}
            label={label ?? field.label}
            value={value || null}
            hosts={detail?.hosts}
            onChange={(to) => set(to ?? undefined, false)}
          />
        )}
      </FormField>
      {field.key === 'logo' && (
        <Suspense>
          <LogoGrounds />
        </Suspense>
      )}
      <details>
        <summary className="small">A picture that is elsewhere, by its link</summary>
        <TextControl {...props} field={{ ...field, control: 'link' }} />
      </details>
    </div>
  );
}
