import './styles';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root to render into');

// The page names both files, so they come side by side; each is evaluated in a task of its own.
const renderers = await import('react-dom/client');
await pause();
const { wakeUp } = await import('./wake-up');
await pause();
wakeUp(root, renderers);

/** Lets the browser paint and answer before the next part. */
function pause(): Promise<void> {
  return new Promise((goOn) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => goOn(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
