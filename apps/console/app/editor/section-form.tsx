import { KindFields } from './field-at.tsx';
import { fieldNamed, kindNamed, TOP, useForms } from './forms.ts';
import type { Section } from './sections.ts';

/** The fields of a section, group by group. */
export function SectionForm({ section }: { section: Section }) {
  const forms = useForms();
  const kind = kindNamed(forms, TOP);
  return (
    <div className="stack g7">
      {section.groups.map(({ title, fields }) => {
        const top = fields.filter((key) => !key.includes('.'));
        return (
          <section key={fields[0]} className="stack g5" aria-label={title}>
            {title && <h3 className="ed-g">{title}</h3>}
            {top.length > 0 && <TopFields keys={top} />}
            {fields
              .filter((key) => key.includes('.'))
              .map((path) => {
                const [outer = '', inner = ''] = path.split('.');
                const of = fieldNamed(kind, outer)?.of ?? null;
                return <KindFields key={path} at={[outer]} kind={kindNamed(forms, of)} only={[inner]} />;
              })}
          </section>
        );
      })}
    </div>
  );
}

/** What stands in a section of its own is left out where its object is shown. */
const APART: Readonly<Record<string, string[]>> = { brand: ['franchisee_form'] };

function TopFields({ keys }: { keys: readonly string[] }) {
  const forms = useForms();
  const kind = kindNamed(forms, TOP);
  return (
    <>
      {keys.map((key) => {
        const apart = APART[key];
        if (!apart) return <KindFields key={key} at={[]} kind={kind} only={[key]} />;
        return (
          <KindFields key={key} at={[key]} kind={kindNamed(forms, fieldNamed(kind, key)?.of ?? null)} without={apart} />
        );
      })}
    </>
  );
}
