import { ALL_BRANDS, type Role, roles } from '@tablefront/console-wire/access';
import { useId } from 'react';
import { useMe } from '../api/me.ts';
import { useBrand } from '../frame/brand.ts';
import { LocationTokens } from './location-tokens.tsx';
import { roleMeans, roleNames } from './role-words.ts';

export interface ChosenRole {
  role: Role;
  /** This brand, or `allBrands`. */
  brandId: string;
  /** Ids; none: all. */
  locations: string[];
}

/** Whether what is chosen can be given: a location manager has a location at least. */
export const isWhole = ({ role, locations }: ChosenRole): boolean => role !== 'location' || locations.length > 0;

/** A grant has locations where the role can be limited to some. */
export function locationsOf({ role, brandId, locations }: ChosenRole): string[] | null {
  const limited = (role === 'location' || role === 'inbox') && brandId !== ALL_BRANDS;
  return limited && locations.length > 0 ? locations : null;
}

interface RoleFieldsProps {
  chosen: ChosenRole;
  onChange: (chosen: ChosenRole) => void;
  /** Whether it may be for all brands as well: for who has a role for all. */
  anyBrand?: boolean;
}

/** Which role, and where. */
export function RoleFields({ chosen, onChange, anyBrand = false }: RoleFieldsProps) {
  const brand = useBrand();
  const group = useId();
  const { grants } = useMe();
  const mayAll = anyBrand && grants.some(({ brandId }) => brandId === ALL_BRANDS);
  const limited = chosen.role === 'location' || chosen.role === 'inbox';
  return (
    <>
      <fieldset>
        <legend className="lab-1">Role</legend>
        <div className="stack g0 role-pick">
          {roles.map((role) => (
            <label key={role} className={`opt-row ${role === chosen.role ? 'on' : ''}`}>
              <input
                className="rad"
                type="radio"
                name={group}
                checked={role === chosen.role}
                onChange={() => onChange({ ...chosen, role, ...(role === 'location' && { brandId: brand.id }) })}
              />
              <span>
                {roleNames[role]}
                <small>{roleMeans[role]}</small>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {mayAll && chosen.role !== 'location' && (
        <label className="opt-row">
          <input
            className="chk"
            type="checkbox"
            checked={chosen.brandId === ALL_BRANDS}
            onChange={(event) => onChange({ ...chosen, brandId: event.target.checked ? ALL_BRANDS : brand.id })}
          />
          <span>
            For all brands
            <small>Those that come later, too. Otherwise for {brand.name}.</small>
          </span>
        </label>
      )}
      {limited && chosen.brandId !== ALL_BRANDS && (
        <LocationTokens
          places={brand.detail?.locations ?? []}
          chosen={chosen.locations}
          optional={chosen.role === 'inbox'}
          onChange={(locations) => onChange({ ...chosen, locations })}
        />
      )}
    </>
  );
}
