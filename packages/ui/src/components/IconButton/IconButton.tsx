import { clsx } from 'clsx';
import { type ButtonHTMLAttributes, type MouseEventHandler, useId } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import styles from './IconButton.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-describedby' | 'children'
> {
  /** The icon on the button. */
  icon: IconName;
  /** The button's accessible name. Its tooltip shows it too. */
  label: string;
  /** More about the button, in lower case. The tooltip shows it after the name. */
  description?: string | undefined;
  /** Called when the visitor presses the button. */
  onClick?: MouseEventHandler<HTMLButtonElement> | undefined;
  /** Added to the button's own class. */
  className?: string | undefined;
}

/** A button of 44 px with an icon in the era's seal, an accessible name and a tooltip. */
export function IconButton({ icon, label, description, className, ...rest }: IconButtonProps) {
  const id = useId();
  const described = description !== undefined;
  return (
    <>
      <Tooltip label={described ? `${label} – ${description}` : label}>
        <button
          type="button"
          {...rest}
          aria-describedby={described ? id : undefined}
          aria-label={label}
          className={clsx(styles.button, className)}
        >
          {/* It grows with the text, and as far as the button does. */}
          <Icon name={icon} height="1.5rem" width="60%" />
        </button>
      </Tooltip>
      {described ? (
        <span hidden id={id}>
          {description}
        </span>
      ) : null}
    </>
  );
}
