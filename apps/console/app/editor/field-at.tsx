import type { FormControl, FormField, FormKind } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { type ComponentType, lazy, Suspense } from 'react';
import { ChoiceControl, YesControl } from './choice-controls.tsx';
import { kindNamed, useForms } from './forms.ts';
import { HoursElsewhere } from './hours-elsewhere.tsx';
import { JsonControl } from './json-control.tsx';
import { LabelsControl } from './labels-control.tsx';
import { ListField } from './list-field.tsx';
import { PictureControl } from './picture-control.tsx';
import { type ControlProps, TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

const ColorControl = lazy(() => import('./color-control.tsx'));

const CONTROLS: Record<Exclude<FormControl, 'object' | 'list'>, ComponentType<ControlProps>> = {
  ...{ line: TextControl, prose: TextControl, number: TextControl, price: TextControl, link: TextControl },
  ...{ email: TextControl, phone: TextControl, date: TextControl, sentences: TextControl },
  ...{ yes: YesControl, choice: ChoiceControl, color: ColorControl, picture: PictureControl },
  ...{ labels: LabelsControl, hours: HoursElsewhere, other: JsonControl },
};

/** A field of an object in the file, whatever it holds. @param at the object */
export function FieldAt(props: ControlProps) {
  const { control } = props.field;
  if (control === 'object') return <ObjectField {...props} />;
  if (control === 'list') return <ListField {...props} />;
  const Control = CONTROLS[control];
  return (
    <Suspense fallback={<span className="sk" />}>
      <Control {...props} />
    </Suspense>
  );
}

function ObjectField({ at, kind, field, label }: ControlProps) {
  const { place } = usePlace(at, kind, field);
  const inner = kindNamed(useForms(), field.of);
  return (
    <fieldset className="group">
      <legend className="lab-1">{label ?? field.label}</legend>
      <KindFields at={place} kind={inner} />
    </fieldset>
  );
}

interface KindFieldsProps {
  at: readonly Step[];
  kind: FormKind;
  /** Which of its fields, in this order; absent: all but ids. */
  only?: readonly string[] | undefined;
  without?: readonly string[] | undefined;
}

/** The fields of an object. Ids, which links and orders refer to, are shown to whoever may change them, last. */
export function KindFields({ at, kind, only, without = [] }: KindFieldsProps) {
  const shown = only
    ? only.flatMap((key) => kind.fields.find((field) => field.key === key) ?? [])
    : [...kind.fields.filter((field) => !isId(field)), ...kind.fields.filter(isId)];
  return (
    <div className="stack g5">
      {shown
        .filter(({ key }) => !without.includes(key))
        .map((field) => (
          <FieldAt key={field.key} at={at} kind={kind} field={field} />
        ))}
    </div>
  );
}

const isId = ({ key, changedBy }: FormField) => key === 'id' && changedBy === 'owner';
