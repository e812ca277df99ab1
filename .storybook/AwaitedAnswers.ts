import { createElement } from 'react';
import { Button } from 'storybook/internal/components';
import { useArgs } from 'storybook/manager-api';

const parts = ['list', 'picture', 'choices', 'background'];

/** Says in the toolbar which answers of the mock server are late, because the game itself does not, and lets them arrive. */
export function AwaitedAnswers() {
  // A story that still loads has no args.
  const [args = {}, updateArgs] = useArgs();
  const late = parts.filter((part) => args[part] === 'late').join(', ');
  if (late === '') return null;
  const isAwaited = args['lateAnswers'] !== 'arrived';
  // The manager is built without the new JSX transform.
  return createElement(
    Button,
    {
      active: isAwaited,
      ariaLabel: false,
      onClick: () => updateArgs({ lateAnswers: isAwaited ? 'arrived' : 'awaited' }),
      padding: 'small',
      tooltip: isAwaited ? 'Let the late answers arrive' : 'Await the late answers again',
      variant: 'ghost',
    },
    `${isAwaited ? 'Awaited' : 'Arrived'}: ${late}`,
  );
}
