import { Link } from 'react-router';
import { useBrand } from '../frame/brand.ts';
import { paths } from '../paths.ts';
import type { ControlProps } from './control-props.ts';

/** Hours are edited where the week is drawn. */
export function HoursElsewhere({ field, label }: ControlProps) {
  const { id } = useBrand();
  return (
    <p className="small">
      <b className="m">{label ?? field.label}</b> <Link to={paths.hours(id)}>are changed under Hours</Link>
    </p>
  );
}
