import type { FormControl, FormField, FormKind } from '@tablefront/console-wire/drafts';
import type { Step } from '@tablefront/restaurant/editing/patches';
import { type ComponentType, Fragment, Suspense } from 'react';
import { useField } from '../document/document.tsx';
import { later } from '../ui/later.ts';
import { ChoiceControl, YesControl } from './choice-controls.tsx';
import type { ControlProps } from './control-props.ts';
import { kindNamed, TOP, useForms } from './forms.ts';
import { HoursElsewhere } from './hours-elsewhere.tsx';
import { JsonControl } from './json-control.tsx';
import { LabelsControl } from './labels-control.tsx';
import { ListField } from './list-field.tsx';
import { PictureControl } from './picture-control.tsx';
import { TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

const ColorControl = later(() => import('./color-control.tsx'));

const CONTROLS: Record<Exclude<FormControl, 'object' | 'list'>, ComponentType<ControlProps>> = {
  ...{ line: TextControl, prose: TextControl, number: TextControl, price: TextControl, link: TextControl },
  ...{ email: TextControl, phone: TextControl, date: TextControl, sentences: TextControl },
  ...{ yes: YesControl, choice: ChoiceControl, color: ColorControl, picture: PictureControl },
  ...{ labels: LabelsControl, hours: HoursElsewhere, other: JsonControl },
};

/** A field of an object in the file, whatever it holds. @param at the object */
function FieldAt(props: ControlProps) {
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

function ObjectField(props: ControlProps) {
  const { field, label } = props;
  return (
    <fieldset className="group">
      <legend className="lab-1">{label ?? field.label}</legend>
      <ObjectFields {...props} of={kindNamed(useForms(), field.of)} />
    </fieldset>
  );
}

/** The fields of an object without a frame around them. */
export function ObjectFields({ at, kind, field, of }: ControlProps & { of: FormKind }) {
  const { place } = usePlace(at, kind, field);
  return <KindFields at={place} kind={of} />;
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
  const shown = only ? only.flatMap((key) => kind.fields.find((field) => field.key === key) ?? []) : inOrder(kind);
  return (
    <div className="stack g5">
      {shown
        .filter(({ key }) => !without.includes(key))
        .map((field) => (
          <Fragment key={field.key}>
            {onlyWhereSaid.has(`${kind.name}.${field.key}`) ? (
              <WhereSaid at={at} kind={kind} field={field} />
            ) : (
              <FieldAt at={at} kind={kind} field={field} />
            )}
          </Fragment>
        ))}
    </div>
  );
}

/** The first fields of a form, where they are declared in another order. */
const FIRST: Readonly<Record<string, readonly string[]>> = {
  Hero: ['title', 'description', 'badge', 'callToAction', 'ctaUrl'],
  FranchiseQuestion: ['question', 'type', 'options', 'required'],
  Deal: ['title', 'price', 'originalPrice'],
  Discount: ['title', 'description', 'conditions'],
  Job: ['title', 'type', 'description'],
};

function inOrder(kind: FormKind): FormField[] {
  const first = (FIRST[kind.name] ?? []).flatMap((key) => kind.fields.find((field) => field.key === key) ?? []);
  const others = kind.fields.filter((field) => !first.includes(field));
  return [...first, ...others.filter((field) => !isId(field)), ...others.filter(isId)];
}

/** Another way to say what a field beside it says: shown where a file has it. */
const onlyWhereSaid = new Set(['Hero.ctaUrl', 'FranchiseQuestion.order', `${TOP}.customCode`, `${TOP}.$schema`]);

function WhereSaid(props: ControlProps) {
  const { at, kind, field } = props;
  const { place } = usePlace(at, kind, field);
  const { value, published } = useField(place);
  return value === undefined && published === undefined ? null : <FieldAt {...props} />;
}

const isId = ({ key, changedBy }: FormField) => key === 'id' && changedBy === 'owner';
