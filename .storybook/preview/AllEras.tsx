import { builtInEras } from '@time-traveler/game-core';
import { type CSSProperties, useRef, useState } from 'react';

/** Props of {@link AllEras}. */
export interface AllErasProps {
  /** The story's id. */
  storyId: string;
  /** The other switches of the toolbar, as `name:value` pairs parted by semicolons. */
  globals: string;
  /** The size that a whole screen is drawn at before it is scaled down, in CSS pixels. */
  screen?: { width: number; height: number } | undefined;
}

const sheet: CSSProperties = {
  background: '#17191d',
  color: '#f4f1ea',
  display: 'grid',
  font: '600 0.875rem/1.4 system-ui, sans-serif',
  gap: '1.25rem',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(30rem, 100%), 1fr))',
  alignContent: 'start',
  inset: 0,
  overflow: 'auto',
  padding: '1.25rem',
  position: 'fixed',
  zIndex: 1000,
};

/** The same story once for each era, each in a page of its own, so that dialogs and tooltips are in dress too. */
export function AllEras({ storyId, globals, screen }: AllErasProps) {
  return (
    <div style={sheet}>
      {builtInEras.map(({ period }) => (
        <figure key={period.slug} style={{ margin: 0 }}>
          <figcaption style={{ marginBottom: '0.375rem' }}>{period.name}</figcaption>
          <EraPage
            address={pageAddress(storyId, `era:${period.slug};${globals}`)}
            name={period.name}
            screen={screen}
          />
        </figure>
      ))}
    </div>
  );
}

interface EraPageProps {
  address: string;
  name: string;
  screen: AllErasProps['screen'];
}

function EraPage({ address, name, screen }: EraPageProps) {
  const [height, setHeight] = useState(240);
  const page = useRef<HTMLIFrameElement>(null);
  const fit = () => {
    const root = page.current?.contentDocument?.querySelector('#storybook-root');
    if (!root || screen) return;
    new ResizeObserver(() =>
      setHeight(Math.min(720, Math.max(160, root.scrollHeight + 32))),
    ).observe(root);
  };
  // Our own page: it runs scripts, and its height is read.
  const rights = 'allow-scripts allow-same-origin allow-forms allow-popups';
  const frame = <iframe onLoad={fit} ref={page} sandbox={rights} src={address} title={name} />;
  if (!screen) return <div style={{ display: 'grid', height }}>{frame}</div>;
  return (
    <div
      style={{ aspectRatio: `${screen.width} / ${screen.height}`, containerType: 'inline-size' }}
    >
      <div
        style={{
          display: 'grid',
          height: screen.height,
          scale: `calc(100cqw / ${screen.width}px)`,
          transformOrigin: '0 0',
          width: screen.width,
        }}
      >
        {frame}
      </div>
    </div>
  );
}

/** Keeps what the controls panel put into the address. */
function pageAddress(storyId: string, globals: string): string {
  const query = new URLSearchParams(location.search);
  query.set('id', storyId);
  query.set('viewMode', 'story');
  query.set('globals', globals);
  return `${location.pathname}?${query}`;
}
