import { type ButtonHTMLAttributes, type MouseEventHandler, useId } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import styles from './IconButton.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'aria-describedby' | 'children'
> {
  /** The drawing on the button. */
  icon: IconName;
  /** The button's accessible name, which its tooltip shows too. */
  label: string;
  /** What there is to know beyond the name; the tooltip shows it behind the name, in lower case. */
  description?: string;
  /** Called when the visitor presses the button. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** A round 44 px button with a drawing, a name and a tooltip. */
export function IconButton({ icon, label, description, ...rest }: IconButtonProps) {
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
          className={styles.button}
        >
          <Icon name={icon} />
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
