import { describe, expect, it } from 'vitest';
import * as constants from './constants';

describe('constants (SPEC §9)', () => {
  it('holds the figures of the specification', () => {
    expect({ ...constants }).toEqual({
      NOTIFICATION_DURATION_MS: 5000,
      NOTIFICATION_REMOVE_DELAY_MS: 1_000_000,
      NOTIFICATION_SWIPE_THRESHOLD_PX: 50,
      NOTIFICATION_HOTKEY: ['F8'],
      TOOLTIP_DELAY_MS: 700,
      TOOLTIP_SKIP_DELAY_MS: 300,
    });
  });
});
