import { Picture } from '../../ui/picture.tsx';
import { groundOf, Section } from '../../ui/section.tsx';
import { FullView } from './full-view.tsx';
import type { ShownPicture } from './location-page.ts';

interface GalleryProps {
  name: string;
  pictures: ShownPicture[];
  tint: boolean;
}

/** The place in pictures. Each leads to its full view; without JavaScript, to the picture itself. */
export function Gallery({ name, pictures, tint }: GalleryProps) {
  return (
    <Section title={`Inside ${name}`} ground={groundOf(tint)}>
      <div className="gallery">
        {pictures.map(({ key, image, alt, caption, shape }, index) => (
          <figure key={key} className={`${shape}${isLonely(pictures, index) ? ' lonely' : ''}`}>
            <a href={image}>
              <Picture
                className="picture"
                src={image}
                alt={alt}
                width={shape === 'portrait' ? 800 : 1200}
                height={shape === 'portrait' ? 1000 : 800}
                loading="lazy"
              />
              <span className="visually-hidden"> (full view)</span>
            </a>
            {caption && <figcaption>{caption}</figcaption>}
          </figure>
        ))}
      </div>
      <FullView name={name} several={pictures.length > 1} />
    </Section>
  );
}

/** Upright pictures stand in pairs on a phone; the last of an odd number would stand beside a hole. */
function isLonely(pictures: ShownPicture[], index: number): boolean {
  const upright = pictures.flatMap(({ shape }, at) => (shape === 'portrait' ? at : []));
  return upright.length % 2 === 1 && upright.at(-1) === index;
}
