import type { FormKind } from '@tablefront/console-wire/drafts';
import { isObject } from '@tablefront/restaurant/editing/entry-keys';
import type { HomeSection as Id } from '@tablefront/restaurant/home-sections';
import { ChevronDown, ChevronUp, Eye, EyeOff, GripVertical } from 'lucide';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'react-router';
import { useDocument, useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { useEditor, useWarnings } from './context.ts';
import { KindFields, ObjectFields } from './field-at.tsx';
import { Versus } from './form-field.tsx';
import { fieldNamed, kindNamed, TOP, useForms } from './forms.ts';
import { homeNames, homeOrderOf, homeOrderSaid } from './home-order.ts';
import { type Grip, useReorder } from './use-reorder.ts';

const FIELDS: Partial<Record<Id, string[]>> = {
  ...{ popular: ['featuredItems'], highlights: ['highlights'], reviews: ['reviews'] },
  ...{ features: ['featuresTitle', 'features'], about: ['about'] },
};

/** The first page: its first screen, and its sections in the order in which guests see them. */
export function HomeSection() {
  const { set } = useDocument();
  const { value, published, isChanged, undo, conflict } = useField(['homeSections']);
  const { order, hidden } = homeOrderOf(value);
  const was = homeOrderOf(published);
  const reorder = useReorder(order, (key, before) => {
    const others = order.filter((one) => one !== key);
    const at = before === undefined ? others.length : others.indexOf(before as Id);
    set(['homeSections'], homeOrderSaid(others.toSpliced(at, 0, key as Id), hidden));
  });
  const hide = (section: Id) =>
    set(
      ['homeSections'],
      homeOrderSaid(order, hidden.includes(section) ? hidden.filter((one) => one !== section) : [...hidden, section]),
    );
  return (
    <div className="stack g3">
      <ol className="folds">
        <Fold title="First screen" fields={['heroSection']} />
      </ol>
      <ol className="folds" ref={reorder.list} data-at='["homeSections"]'>
        {order.map((section, index) => (
          <Fold
            key={section}
            title={homeNames[section]}
            fields={FIELDS[section] ?? []}
            grip={reorder.gripOf(section, index)}
            isMoved={was.order[index] !== section || was.hidden.includes(section) !== hidden.includes(section)}
            isHidden={hidden.includes(section)}
            onHide={() => hide(section)}
          >
            {FIELDS[section] ? undefined : <Elsewhere section={section} />}
          </Fold>
        ))}
      </ol>
      {conflict && <Versus conflict={conflict} />}
      {isChanged && !conflict && (
        <p className="was-line">
          <span className="bdg a">Changed</span>
          <span className="grow">The order of the sections, or which are hidden</span>
          <button type="button" className="lk" onClick={undo}>
            Undo<span className="vh"> the order of the sections</span>
          </button>
        </p>
      )}
      <span className="vh" role="status">
        {reorder.said}
      </span>
    </div>
  );
}

interface FoldProps {
  title: string;
  fields: readonly string[];
  grip?: Grip;
  isMoved?: boolean;
  isHidden?: boolean;
  onHide?: () => void;
  children?: ReactNode;
}

function Fold({ title, fields, grip, isMoved, isHidden, onHide, children }: FoldProps) {
  const id = useId();
  const kind = kindNamed(useForms(), TOP);
  const { target } = useEditor();
  const names = fields.flatMap((key) => [key, ...(fieldNamed(kind, key)?.also ?? [])]);
  const isTarget = names.includes(String(target?.[0]));
  const [chosen, setChosen] = useState<{ isOpen: boolean; target: unknown }>();
  const isOpen = chosen && (chosen.target === target || !isTarget) ? chosen.isOpen : isTarget || !grip;
  const says = useCounts(fields);
  const toggle = () => setChosen({ isOpen: !isOpen, target });
  return (
    <li className={`fold ${isOpen ? 'open' : ''}`} data-key={grip?.key}>
      <div className="fold-head">
        {grip && (
          <button {...grip.props} type="button" className="grip" aria-label={`Move ${title}; arrows move it`}>
            <Icon node={GripVertical} />
          </button>
        )}
        <h3 id={id}>
          <button type="button" className="plain" aria-expanded={isOpen} onClick={toggle}>
            {title}
          </button>
        </h3>
        {(isMoved || says.isChanged) && <span className="dot" role="img" aria-label="changed, not published" />}
        <span className="muted small cut">{isHidden ? 'Hidden' : says.words}</span>
        <Marks fields={fields} />
        <span className="push row g1">
          {onHide && (
            <Button
              look="quiet"
              small
              icon={isHidden ? EyeOff : Eye}
              aria-pressed={!isHidden}
              aria-label={`${title} is ${isHidden ? 'hidden' : 'shown'}`}
              onClick={onHide}
            />
          )}
          <Button
            look="quiet"
            small
            icon={isOpen ? ChevronUp : ChevronDown}
            aria-expanded={isOpen}
            aria-label={`${isOpen ? 'Fold' : 'Open'} ${title}`}
            onClick={toggle}
          />
        </span>
      </div>
      {isOpen && (
        <fieldset className="fold-body" aria-labelledby={id}>
          {children ?? <FoldFields kind={kind} fields={fields} />}
        </fieldset>
      )}
    </li>
  );
}

/** Of one object its own fields: the fold is their heading. */
function FoldFields({ kind, fields }: { kind: FormKind; fields: readonly string[] }) {
  const forms = useForms();
  const [key = '', ...others] = fields;
  const field = fieldNamed(kind, key);
  if (others.length > 0 || field?.control !== 'object') return <KindFields at={[]} kind={kind} only={fields} />;
  return <ObjectFields at={[]} kind={kind} field={field} of={kindNamed(forms, field.of)} />;
}

function Marks({ fields }: { fields: readonly string[] }) {
  const all = useWarnings([]);
  const count = all.filter(({ at }) => fields.includes(String(at[0]))).length;
  if (count === 0) return null;
  return (
    <span className="bdg w">
      {count}
      <span className="vh"> {count === 1 ? 'warning' : 'warnings'}</span>
    </span>
  );
}

function useCounts(fields: readonly string[]) {
  const { value, isChanged } = useField([fields.at(-1) ?? '']);
  const other = useField([fields[0] ?? '']).isChanged;
  const list = isObject(value) && Array.isArray(value.items) ? value.items : value;
  return {
    words: Array.isArray(list) ? String(list.length) : '',
    isChanged: fields.length > 0 && (isChanged || other),
  };
}

function Elsewhere({ section }: { section: Id }) {
  const { id } = useBrand();
  const to = (path: string, words: string) => <Link to={path}>{words}</Link>;
  if (section === 'specialties')
    return <p>They come from the {to(paths.pages(id, 'brand'), 'cuisines of the brand')}.</p>;
  if (section === 'offers') return <p>They are changed under {to(paths.pages(id, 'offers'), 'Offers')}.</p>;
  if (section === 'questions') return <p>They are changed under {to(paths.pages(id, 'questions'), 'Questions')}.</p>;
  if (section === 'locations') return <p>They are changed under {to(paths.locations(id), 'Locations')}.</p>;
  return (
    <p>
      It leads to ordering and to your telephone, which are changed under{' '}
      {to(paths.pages(id, 'links'), 'Links & navigation')}.
    </p>
  );
}
