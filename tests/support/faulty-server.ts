import type { Page, Route } from '@playwright/test';
import { PERIODS_PATH } from '@time-traveler/game-core/contract';
import {
  type CallFault,
  type FaultyCall,
  type HeldUntil,
  fullAnswers,
  pictureAddress,
  pictureDrawing,
} from '@time-traveler/testing';

/** A fault for each call that goes wrong. The other calls get valid answers. */
export type Faults = Partial<Record<FaultyCall, CallFault>>;

interface Held {
  readonly route: Route;
  readonly fault: CallFault;
}

/** A stand-in for the game's server in front of a page, whose answers go wrong in the given ways. */
export class FaultyServer {
  #faults: Faults = {};
  #held: Held[] = [];
  #calls: FaultyCall[] = [];

  /** The calls since the last `set`, in order. */
  get calls(): readonly FaultyCall[] {
    return this.#calls;
  }

  /** Answers everything below /api on a page, and the generated picture. */
  async install(page: Page): Promise<void> {
    await page.route(`**${pictureAddress}`, (route) =>
      route.fulfill({ body: pictureDrawing, contentType: 'image/svg+xml' }),
    );
    await page.route('**/api/**', async (route) => {
      const call = callOf(route);
      const fault = this.#faults[call];
      this.#calls.push(call);
      if (fault === undefined) return route.fulfill({ json: fullAnswers[call] });
      if (fault.delay > 0 || fault.heldUntil !== null || fault.response === 'never') {
        this.#held.push({ route, fault });
      } else await send(route, fault);
    });
  }

  /** Sets what goes wrong from now on. What is still held is never answered. */
  set(faults: Faults): void {
    this.#faults = faults;
    this.#held = [];
    this.#calls = [];
  }

  /** Sends the answers that were held until this. */
  release(until: HeldUntil): Promise<void> {
    return this.#send(({ heldUntil }) => heldUntil === until);
  }

  /** Sends the answers that take at most this long, in milliseconds. */
  waited(delay: number): Promise<void> {
    return this.#send(
      ({ response, heldUntil, delay: own }) =>
        response !== 'never' && heldUntil === null && own <= delay,
    );
  }

  async #send(matches: (fault: CallFault) => boolean): Promise<void> {
    const now = this.#held.filter(({ fault }) => matches(fault));
    this.#held = this.#held.filter(({ fault }) => !matches(fault));
    await Promise.all(now.map(({ route, fault }) => send(route, fault)));
  }
}

function callOf(route: Route): FaultyCall {
  const request = route.request();
  if (new URL(request.url()).pathname === PERIODS_PATH) return 'periods';
  return (request.postDataJSON() as { type: FaultyCall }).type;
}

async function send(route: Route, { response }: CallFault): Promise<void> {
  try {
    if (typeof response === 'string') await route.abort('connectionrefused');
    else {
      const { status, type, body } = response;
      await route.fulfill({ status, contentType: type, body: body() });
    }
  } catch {
    // The game has cancelled this call, or the visitor has left.
  }
}
