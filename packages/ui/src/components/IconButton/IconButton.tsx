import type { ButtonHTMLAttributes, MouseEventHandler } from 'react';
import { Icon, type IconName } from '../Icon/Icon';
import { Tooltip } from '../Tooltip/Tooltip';
import styles from './IconButton.module.css';

/** Props of {@link IconButton}. */
export interface IconButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  'aria-label' | 'children'
> {
  /** The drawing on the button. */
  icon: IconName;
  /** The button's accessible name, which its tooltip shows too. */
  label: string;
  /** Called when the visitor presses the button. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** A round 44 px button with a drawing, a name and a tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Tooltip label={label}>
      <button type="button" {...rest} aria-label={label} className={styles.button}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
