import { useSyncExternalStore } from 'react';
// oxlint-disable-next-line no-restricted-imports -- read from the sources, and not part of the package's API
import { tokensShownBy } from '../../packages/ui/src/tokens/used-by';

const page = document.documentElement;

function onClass(listen: () => void): () => void {
  const observer = new MutationObserver(listen);
  observer.observe(page, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}

/** The tokens that a component and its parts read, with their values in the era of the toolbar. */
export function GuideTokens({ name }: { name: string }) {
  // The era is a class of the page.
  useSyncExternalStore(onClass, () => page.className);
  const tokens = tokensShownBy(name);
  if (tokens.length === 0) return <p>It reads no tokens.</p>;
  const style = getComputedStyle(page);
  return (
    <>
      <p>
        Values are those of the toolbar’s era.{' '}
        {/* A link of Storybook's own goes to a story without its args. */}
        <a
          className="guide-link"
          href={`./?path=/story/foundations-tokens--tokens&args=search:${name}`}
          target="_parent"
        >
          Copy or download them
        </a>
        .
      </p>
      <ul className="guide-tokens">
        {tokens.map((token) => {
          const value = style.getPropertyValue(token).trim();
          return (
            <li key={token}>
              {CSS.supports('color', value) ? (
                <span className="sheet-dot" style={{ background: value }} />
              ) : null}
              <code>{token}</code> {value}
            </li>
          );
        })}
      </ul>
    </>
  );
}
