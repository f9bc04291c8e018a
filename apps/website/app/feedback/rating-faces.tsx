import { ratings } from '@tablefront/restaurant/forms/fields';
import type { FieldProps } from '../forms/fields.tsx';
import face1 from './faces/face-1.webp';
import face2 from './faces/face-2.webp';
import face3 from './faces/face-3.webp';
import face4 from './faces/face-4.webp';
import face5 from './faces/face-5.webp';

const faces = [face1, face2, face3, face4, face5];

interface RatingFacesProps extends FieldProps {
  /** What the ratings 1 to 5 mean. */
  words: readonly string[];
}

/** Five faces from bad to good, of which one can be chosen. */
export function RatingFaces({ form, name, label, words }: RatingFacesProps) {
  return (
    <fieldset className="choices-field">
      <legend>{label}</legend>
      <div className="faces">
        {ratings.map((rating, index) => (
          <label className="face" key={rating}>
            <input
              type="radio"
              name={name}
              value={rating}
              defaultChecked={form.state.fields[name] === String(rating)}
            />
            <img src={faces[index]} alt="" width={96} height={96} draggable={false} />
            <span>{words[index]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
