export interface SentProps {
  title: string;
  text: string;
  another: string;
  onAnother: () => void;
  onClose: () => void;
}

/** That it arrived, in the form's place. */
export function Sent({ title, text, another, onAnother, onClose }: SentProps) {
  return (
    <div className="widget-sent">
      <h3 tabIndex={-1} ref={takeFocus}>
        {title}
      </h3>
      <p>{text}</p>
      <div className="actions">
        <button type="button" className="button button--brand" onClick={onClose}>
          Close
        </button>
        <button type="button" className="button button--quiet" onClick={onAnother}>
          {another}
        </button>
      </div>
    </div>
  );
}

function takeFocus(heading: HTMLElement | null) {
  heading?.focus();
}
