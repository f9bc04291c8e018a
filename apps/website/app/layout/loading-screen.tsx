import { Screen } from './screen.tsx';

/** What a visitor sees while the server still waits for the backend. Without JavaScript the page asks again. */
export function LoadingScreen({ text }: { text: string }) {
  return (
    <Screen busy>
      <title>{text}</title>
      <noscript>
        <meta httpEquiv="refresh" content="3" />
      </noscript>
      <div className="spinner" aria-hidden="true" />
      <div role="status">
        <h1 className="screen-loading">{text}</h1>
      </div>
    </Screen>
  );
}
