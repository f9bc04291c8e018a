import { displayFace } from '@tablefront/restaurant/theme';
import { useDocument, useField } from '../document/document.tsx';

const FACES = [
  { face: 'bricolage', name: 'Bricolage Grotesque', note: 'condensed', family: 'Bricolage Grotesque' },
  { face: 'fraunces', name: 'Fraunces', note: 'serif', family: 'Fraunces' },
] as const;

/** The faces that the site brings along for its titles; any other name is looked for on the guest's device. */
export default function TypeFaces() {
  const { set } = useDocument();
  const { value } = useField(['theme', 'fontFamily']);
  const family = typeof value === 'string' ? value : '';
  const { face } = displayFace(family);
  return (
    <section className="stack g3" aria-labelledby="faces">
      <h3 className="ed-g" id="faces">
        Titles
      </h3>
      <div className="faces">
        {FACES.map((one) => (
          <label key={one.face} className={`face ${one.face === face ? 'on' : ''}`}>
            <input
              className="rad"
              type="radio"
              name="face"
              checked={one.face === face}
              onChange={() => set(['theme', 'fontFamily'], one.family)}
            />
            <span className="grow">
              <span className={`face-sample ${one.face}`}>Fire first</span>
              <small className="muted small in-line">
                {one.name} · {one.note}
              </small>
            </span>
          </label>
        ))}
      </div>
      <p className="hint">
        With the name of another font above, guests who have it see that; everybody else sees the one that is chosen
        here.
      </p>
    </section>
  );
}
