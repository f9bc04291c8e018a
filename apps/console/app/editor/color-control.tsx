import { parseColor } from '@tablefront/restaurant/colors';
import { contrastOf, themeTokens } from '@tablefront/restaurant/theme';
import { useQuery } from '@tanstack/react-query';
import { Check, X } from 'lucide';
import { useField } from '../document/document.tsx';
import { useBrand } from '../frame/brand.ts';
import { Icon } from '../ui/icon.tsx';
import type { ControlProps } from './control-props.ts';
import { FormField } from './form-field.tsx';
import { useLogoAddress } from './logo-address.ts';
import { colorsOfPicture } from './logo-colors.ts';
import { TextControl } from './text-control.tsx';
import { usePlace } from './use-place.ts';

/** A colour, with what the site writes on it and with it, and how well that can be read. */
export default function ColorControl(props: ControlProps) {
  const { at, kind, field, label } = props;
  const { place, set } = usePlace(at, kind, field);
  const { value } = useField(place);
  if (value !== undefined && typeof value !== 'string') return <TextControl {...props} />;
  const text = value ?? '';
  const color = parseColor(text);
  // What the site takes where none is said.
  const usual = /#[\da-f]{6}/.exec(field.help ?? '')?.[0];
  const shown = color ?? (text === '' ? usual : undefined);
  const isOrder = field.key === 'secondaryColor';
  return (
    <FormField
      field={{ ...field, help: usual && text === '' ? `The usual one: \`${usual}\`.` : null }}
      place={place}
      label={label}
      error={text && !color ? 'This is no colour. Write it as #16a34a, or choose one.' : undefined}
    >
      {(parts) => (
        <>
          <span className="swatch-in">
            <input
              type="color"
              className="swatch"
              aria-label={`Choose the colour for “${label ?? field.label}”`}
              disabled={parts.disabled}
              value={shown ?? '#000000'}
              onChange={({ target }) => set(target.value, true)}
            />
            <input
              {...parts}
              className={`in mono ${text && !color ? 'bad-in' : ''}`}
              value={text}
              spellCheck={false}
              onChange={({ target }) => set(target.value || undefined, true)}
            />
          </span>
          {shown && <Contrasts color={shown} isOrder={isOrder} />}
          {isOrder && (
            <p className="hint">
              Text turns black or white by itself, so it can be read on any colour. Too light a brand colour is darkened
              where it is text, not where it is a ground.
            </p>
          )}
          {field.key === 'primaryColor' && !parts.disabled && <FromLogo onChoose={(chosen) => set(chosen)} />}
        </>
      )}
    </FormField>
  );
}

/** The colours of the logo, each to be taken. */
function FromLogo({ onChoose }: { onChoose: (color: string) => void }) {
  const { id } = useBrand();
  const address = useLogoAddress();
  const { data = [] } = useQuery({
    queryKey: ['logo-colors', id, address],
    queryFn: () => colorsOfPicture(address ?? ''),
    enabled: address !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (data.length === 0) return null;
  return (
    <p className="row wrap small from-logo">
      <span className="muted">From your logo:</span>
      {data.map((color) => (
        <button
          key={color}
          type="button"
          className="chip-c"
          aria-label={`Use ${color}`}
          style={{ background: color }}
          onClick={() => onChoose(color)}
        />
      ))}
    </p>
  );
}

function Contrasts({ color, isOrder }: { color: string; isOrder: boolean }) {
  const tokens = themeTokens({ primaryColor: color, orderColor: color });
  const on = (isOrder ? tokens['--on-order'] : tokens['--on-brand']) ?? '#000000';
  const ink = tokens['--brand-ink'] ?? color;
  const tint = tokens['--tint'] ?? '#ffffff';
  const rows = [
    {
      text: on,
      ground: color,
      says: `${on === '#ffffff' ? 'White' : 'Black'} text on it: ${isOrder ? 'Order Online' : 'buttons, offers'}`,
    },
    ...(isOrder
      ? []
      : [{ text: ink, ground: tint, says: `As text on paper and tint${ink === color ? '' : ', darkened'}` }]),
  ];
  return (
    <ul className="contrast">
      {rows.map(({ text, ground, says }) => {
        const ratio = contrastOf(text, ground);
        return (
          <li key={says}>
            <svg className="sample" viewBox="0 0 34 24" aria-hidden="true">
              <rect width="34" height="24" rx="5" fill={ground} />
              <text x="17" y="16" textAnchor="middle" fill={text}>
                Aa
              </text>
            </svg>
            <span className="grow">{says}</span>
            <span className="num">{ratio.toFixed(1)} : 1</span>
            <span className={`bdg ${ratio >= 4.5 ? 'g' : 'w'}`}>
              <Icon node={ratio >= 4.5 ? Check : X} />
              AA
            </span>
          </li>
        );
      })}
    </ul>
  );
}
