import { Face, type FaceProps } from './code-face.tsx';
import './code-scene.css';

const says: Record<FaceProps['design']['paper'], string> = {
  tent: 'The card as it stands on a table, beside a glass and a plate',
  card: 'The card as it lies on a table, beside a plate',
  sticker: 'The sticker on a table, beside a plate',
  poster: 'The poster on a wall, above a bench',
};

/** A card where guests see it, in the size that it has beside other things. */
export default function CodeScene(face: FaceProps) {
  const { paper } = face.design;
  return (
    <div className={`scene scene-${paper}`} role="img" aria-label={says[paper]}>
      {paper === 'poster' ? <Bench /> : <Plate />}
      {paper === 'tent' && <Glass />}
      <div className={`placed paper-${paper}`}>
        {paper === 'tent' && <i className="leg" />}
        <Face {...face} />
      </div>
    </div>
  );
}

/** Of 260 mm, as it is seen from the chair. */
function Plate() {
  return (
    <svg className="plate" viewBox="0 0 260 130" aria-hidden="true">
      <ellipse className="shade" cx="132" cy="72" rx="126" ry="56" />
      <ellipse className="china" cx="130" cy="64" rx="128" ry="58" />
      <ellipse className="rim" cx="130" cy="66" rx="92" ry="39" />
    </svg>
  );
}

/** Of 72 mm across, 100 mm high. */
function Glass() {
  return (
    <svg className="glass" viewBox="0 0 84 112" aria-hidden="true">
      <ellipse className="shade" cx="46" cy="103" rx="36" ry="8" />
      <path className="body" d="M6 9 14 98c1 11 55 11 56 0L78 9z" />
      <path className="water" d="m8.500 36 5.500 62c1 11 55 11 56 0l5.500-62z" />
      <ellipse className="water" cx="42" cy="36" rx="33.500" ry="6" />
      <ellipse className="edge" cx="42" cy="9" rx="36" ry="6.500" />
    </svg>
  );
}

/** Its seat is 450 mm above the floor. */
function Bench() {
  return (
    <svg className="bench" viewBox="0 0 800 260" aria-hidden="true">
      <path className="floor" d="M0 190h800v70H0z" />
      <path className="wood" d="M150 60h500v26H150zM182 86h24v128h-24zM594 86h24v128h-24z" />
    </svg>
  );
}
