import { useEffect, useRef, useState } from 'react';
import type { Frame, Frames } from './frames.ts';
import { drawnIn, type Size } from './scale.ts';

/** Around the page of a phone; the bar of a window. */
const AROUND = { phone: { width: 16, height: 16 }, desktop: { width: 0, height: 28 } };

interface DeviceProps {
  size: Size;
  frames: Frames;
  /** Of each frame, by its number. */
  windows: Map<number, Window>;
  /** Where the page stands that is seen: the one that takes its place stands there, too. */
  scrolledTo: () => number;
  title: string;
  isLate: boolean;
}

/** A phone or a window, as large as there is room, with the page that is seen and behind it the one that comes. */
export function Device({ size, frames, windows, scrolledTo, title, isLate }: DeviceProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 390, height: 720 });
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    if (stage.current) watch.observe(stage.current);
    return () => watch.disconnect();
  }, []);
  const around = AROUND[size];
  const drawn = drawnIn(size, { width: room.width - around.width, height: room.height - around.height });
  const { shown, coming } = frames;
  // In this order: a frame that is moved in the document loads again.
  const all = [shown, coming].filter((frame) => frame !== undefined);
  return (
    <div className="preview-stage" ref={stage} hidden={isLate}>
      <div className={`device ${size === 'phone' ? 'phone' : 'desk'}`}>
        {size === 'desktop' && (
          <div className="bar" aria-hidden="true">
            <i />
            <i />
            <i />
          </div>
        )}
        <div
          className="screen"
          style={{ width: drawn.width * drawn.scale, height: drawn.height * drawn.scale }}
          aria-busy={shown === undefined}
        >
          {all.map((frame) => (
            <Page
              key={frame.id}
              {...{ frame, windows, title, scrolledTo, isShown: frame === shown }}
              style={{ width: drawn.width, height: drawn.height, transform: `scale(${drawn.scale})` }}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

interface PageProps extends Pick<DeviceProps, 'windows' | 'scrolledTo' | 'title'> {
  frame: Frame;
  isShown: boolean;
  style: React.CSSProperties;
}

function Page({ frame: { id, address }, windows, scrolledTo, title, isShown, style }: PageProps) {
  // A name is what a page knows of who framed it before it is painted.
  const [name] = useState(() => `y=${Math.round(scrolledTo())}`);
  return (
    <iframe
      ref={(frame) => {
        if (frame?.contentWindow) windows.set(id, frame.contentWindow);
        return () => void windows.delete(id);
      }}
      src={address}
      name={name}
      title={title}
      className={isShown ? 'is-shown' : ''}
      aria-hidden={!isShown}
      tabIndex={isShown ? 0 : -1}
      sandbox="allow-scripts allow-same-origin allow-forms"
      referrerPolicy="no-referrer"
      style={style}
    />
  );
}
