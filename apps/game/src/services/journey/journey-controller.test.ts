import { createGame, initialState } from '@time-traveler/game-core';
import { journalOf, lastVisit, readJourney, writeJourney } from '@time-traveler/game-core/journey';
import { describe, expect, it, vi } from 'vitest';
import { type MemoryDevice, memoryDevice } from '../../fixtures/memory-device';
import { createJourneyController } from './journey-controller';

/** A started game with its controller, on a new device or on the one of an earlier game. */
function play(device: MemoryDevice = memoryDevice(), state = initialState()) {
  const game = createGame({ runEffect: () => {}, state });
  const stories = { get: () => undefined, fetch: () => Promise.resolve() };
  const controller = createJourneyController({ game, first: game.getSnapshot(), device, stories });
  game.subscribe((opened) => controller.follow({ state: game.getSnapshot(), opened }));
  const scene = () => game.getSnapshot().scene;
  return {
    game,
    controller,
    device,
    scene,
    place: () => game.getSnapshot().activeSlug,
    decisions: () => scene().decisions,
    enter: (slug: string) => game.dispatch({ type: 'eraSelected', slug }),
    choose(place = 0) {
      const choice = scene().choices[place];
      if (choice === undefined) throw new Error('There is no such choice');
      game.dispatch({ type: 'choiceMade', choice });
      return choice.text;
    },
    /** Moves through the history; a scene of another era is there soon. */
    async go(by: number) {
      device.go(by);
      await new Promise((resolve) => setTimeout(resolve));
    },
  };
}

describe('the history', () => {
  it('gets no entry and no state before something is pressed', () => {
    const { game, device } = play();
    game.dispatch({ type: 'started' });
    game.dispatch({ type: 'periodsRefused', reason: 'none' });
    expect(device.length()).toBe(1);
    expect(device.history.state()).toBeNull();
    expect(device.storage.read()).toBeNull();
  });

  describe('while a frame is not painted yet', () => {
    /** A game on a device that paints when `paint` is called. */
    function playBeforePaint(state: unknown = null) {
      const jobs: (() => void)[] = [];
      const device = {
        ...memoryDevice({ state }),
        afterPaint: (job: () => void) => void jobs.push(job),
      };
      const paint = () => {
        for (const job of jobs.splice(0)) job();
      };
      return { ...play(device), paint };
    }

    it('gets the entry of a decision only afterwards, and the journal has it at once', () => {
      const { choose, controller, device, paint } = playBeforePaint();
      choose();
      expect(device.length()).toBe(1);
      expect(device.history.state()).toBeNull();
      expect(controller.getSnapshot().visits).toHaveLength(1);
      paint();
      expect(device.length()).toBe(2);
    });

    it('keeps a dialog open that was opened before its code had come', () => {
      const before = play();
      before.game.dispatch({ type: 'contextOpened' });
      before.game.dispatch({ type: 'contextClosed' });
      const { game, controller } = playBeforePaint(before.device.history.state());
      game.dispatch({ type: 'contextOpened' });
      controller.catchUp();
      expect(game.getSnapshot().contextOpen).toBe(true);
    });

    /** Returns the scenes of the history's entries, from the last one back. */
    async function scenesOf({ go, place, decisions, game, device }: ReturnType<typeof play>) {
      await go(device.length());
      const scenes: unknown[] = [];
      for (const _ of Array(device.length())) {
        scenes.push([place(), decisions(), game.getSnapshot().contextOpen]);
        await go(-1);
      }
      return scenes;
    }

    it.each<[string, (game: ReturnType<typeof play>) => unknown]>([
      ['another decision', ({ choose }) => choose(1)],
      ['another era', ({ enter }) => enter('modern')],
      ['a dialog', ({ game }) => game.dispatch({ type: 'contextOpened' })],
      ['an undo', ({ controller }) => controller.undo()],
      ['a move', ({ go }) => go(0)],
      ['a look at where the visitor is', ({ controller }) => controller.catchUp()],
    ])('gets it before %s', async (_, act) => {
      const [late, prompt] = [playBeforePaint(), play()];
      for (const played of [late, prompt]) {
        played.choose();
        act(played);
      }
      late.paint();
      expect(await scenesOf(late)).toEqual(await scenesOf(prompt));
    });
  });

  it('goes through scenes and decisions, and forward again', async () => {
    const { choose, enter, decisions, place, go, device } = play();
    const first = choose();
    enter('modern');
    const second = choose(1);
    expect(device.length()).toBe(4);
    await go(-1);
    expect([place(), decisions()]).toEqual(['modern', []]);
    await go(-1);
    expect([place(), decisions()]).toEqual(['medieval', [first]]);
    await go(-1);
    expect([place(), decisions()]).toEqual(['medieval', []]);
    await go(3);
    expect([place(), decisions()]).toEqual(['modern', [second]]);
    expect(device.length()).toBe(4);
  });

  it('gives a scene back as it was, with what the server had sent', async () => {
    const { game, enter, go, scene } = play();
    game.dispatch({ type: 'started' });
    const answer = { imageUrl: 'https://pictures.example/scene.jpg' };
    game.dispatch({ type: 'partAnswered', part: 'image', answer, request: 1, openForMs: 1 });
    const before = scene();
    enter('future');
    await go(-1);
    expect(scene()).toEqual(before);
  });

  it('leaves the journal as it is, for Back is also the way out of the page', async () => {
    const { choose, enter, go, controller } = play();
    const texts = () =>
      journalOf(controller.getSnapshot(), initialState().periods).entries.map(
        ({ choice }) => choice,
      );
    const first = choose();
    enter('modern');
    const second = choose(1);
    await go(-1);
    await go(-1);
    await go(-1);
    expect(texts()).toEqual([first, second]);
    const other = choose(1);
    expect(texts()).toEqual([other, second]);
  });

  it('asks for nothing on the way back', async () => {
    const runEffect = vi.fn();
    const game = createGame({ runEffect });
    const device = memoryDevice();
    const stories = { get: () => undefined, fetch: () => Promise.resolve() };
    const controller = createJourneyController({
      game,
      first: game.getSnapshot(),
      device,
      stories,
    });
    game.subscribe((opened) => controller.follow({ state: game.getSnapshot(), opened }));
    game.dispatch({ type: 'eraSelected', slug: 'future' });
    runEffect.mockClear();
    device.go(-1);
    await vi.waitFor(() => expect(game.getSnapshot().activeSlug).toBe('medieval'));
    expect(runEffect.mock.calls.map(([{ type }]) => type as string)).toEqual(['followTheme']);
  });

  it('closes a dialog first, and opens it again on the way forward', async () => {
    const { game, choose, decisions, go } = play();
    choose();
    game.dispatch({ type: 'contextOpened' });
    await go(-1);
    expect(game.getSnapshot().contextOpen).toBe(false);
    expect(decisions()).toHaveLength(1);
    await go(1);
    expect(game.getSnapshot().contextOpen).toBe(true);
    await go(-2);
    expect([game.getSnapshot().contextOpen, decisions().length]).toEqual([false, 0]);
  });

  it('closes the keepsake first, and opens it again on the way forward', async () => {
    const { game, choose, decisions, go } = play();
    choose();
    game.dispatch({ type: 'keepsakeOpened' });
    await go(-1);
    expect([game.getSnapshot().keepsakeOpen, decisions().length]).toEqual([false, 1]);
    await go(1);
    expect(game.getSnapshot().keepsakeOpen).toBe(true);
  });

  it('has no step for a dialog that the address of the page opens', () => {
    const { game, device } = play(memoryDevice({ fragment: true }));
    game.dispatch({ type: 'contextOpened' });
    game.dispatch({ type: 'contextClosed' });
    expect([device.length(), device.history.state()]).toEqual([1, null]);
  });

  it('has no step for a dialog that was closed by its button', async () => {
    const { game, choose, decisions, go } = play();
    choose();
    game.dispatch({ type: 'journalOpened' });
    game.dispatch({ type: 'journalClosed' });
    await go(-1);
    expect(decisions()).toEqual([]);
  });

  it('keeps what arrives while a dialog is open', async () => {
    const { game, go, scene, enter } = play();
    game.dispatch({ type: 'started' });
    enter('modern');
    game.dispatch({ type: 'contextOpened' });
    const answer = { context: '<p>News</p>', origin: 'written' } as const;
    game.dispatch({ type: 'partAnswered', part: 'context', answer, request: 2, openForMs: 1 });
    game.dispatch({ type: 'contextClosed' });
    enter('future');
    await go(-1);
    expect(scene().context.content).toBe('<p>News</p>');
  });

  it('catches up with a move from before it was there', async () => {
    const device = memoryDevice();
    const before = play(device);
    const first = before.choose();
    before.enter('modern');
    const atModern = before.game.getSnapshot();
    // A reload in 1962, and Back before the journey's code has come.
    device.go(-1);
    const scene = play(device, atModern);
    expect(scene.place()).toBe('modern');
    scene.controller.catchUp();
    await vi.waitFor(() =>
      expect([scene.place(), scene.decisions()]).toEqual(['medieval', [first]]),
    );
    expect(device.length()).toBe(3);
    expect(device.history.state()).toMatchObject({ journey: { visit: { slug: 'medieval' } } });
    await scene.go(1);
    expect(scene.place()).toBe('modern');
  });

  it('catches up with the dialog of an entry, and with none', async () => {
    const device = memoryDevice();
    const { game, choose } = play(device);
    choose();
    const bare = game.getSnapshot();
    game.dispatch({ type: 'contextOpened' });
    const covered = game.getSnapshot();
    const forward = play(device, bare);
    forward.controller.catchUp();
    expect(forward.game.getSnapshot().contextOpen).toBe(true);
    device.go(-1);
    const back = play(device, covered);
    back.controller.catchUp();
    expect(back.game.getSnapshot().contextOpen).toBe(false);
    expect(device.length()).toBe(3);
    back.controller.catchUp();
    expect(device.length()).toBe(3);
  });

  it('shows a new visit again on the way forward, although its entry is bare', async () => {
    const earlier = play(memoryDevice(), initialState('industrial'));
    earlier.choose();
    const device = memoryDevice({ state: earlier.device.history.state() });
    // The address is opened again. Chromium then goes back without loading the page before.
    device.history.push(null);
    const { choose, decisions, go, place } = play(device);
    await go(-1);
    expect([place(), decisions()]).toEqual(['industrial', earlier.decisions()]);
    await go(1);
    expect([place(), decisions()]).toEqual(['medieval', []]);
    const choice = choose();
    await go(-1);
    expect(decisions()).toEqual([]);
    await go(1);
    expect(decisions()).toEqual([choice]);
    expect(device.length()).toBe(3);
  });

  it('passes over entries of others, and over damaged ones', async () => {
    const { device, choose, decisions, go } = play();
    choose();
    device.history.push({ journey: { visit: { slug: '../x', events: 7 } } });
    device.history.push('of another script');
    await go(-1);
    await go(1);
    expect(decisions()).toHaveLength(1);
  });
});

describe('undoing a choice', () => {
  it('goes back in the history if the choice was made there, so that Forward makes it again', async () => {
    const { choose, controller, decisions, device, go } = play();
    const text = choose();
    controller.undo();
    await go(0);
    expect(decisions()).toEqual([]);
    expect(device.length()).toBe(2);
    await go(1);
    expect(decisions()).toEqual([text]);
  });

  it('is undone itself by Forward, in the journal too', async () => {
    const { choose, controller, go } = play();
    const text = choose();
    controller.undo();
    await go(0);
    await go(1);
    expect(journalOf(controller.getSnapshot()).entries.map(({ choice }) => choice)).toEqual([text]);
  });

  it('is dropped if Forward comes while the earlier scene is loading', async () => {
    const { choose, controller, decisions, go } = play();
    const text = choose();
    controller.undo();
    await go(1);
    expect(decisions()).toEqual([text]);
    expect(journalOf(controller.getSnapshot()).entries.map(({ choice }) => choice)).toEqual([text]);
  });

  it('takes its place where the choice was made in an earlier visit', async () => {
    const earlier = play();
    earlier.choose();
    const { controller, decisions, device, go } = play(
      memoryDevice({ stored: earlier.device.storage.read() }),
    );
    controller.goOn();
    await go(0);
    expect(decisions()).toHaveLength(1);
    controller.undo();
    await go(0);
    expect(decisions()).toEqual([]);
    expect(device.length()).toBe(2);
  });

  it('takes the decision out of the journal, but not the ending', async () => {
    const { choose, controller, go } = play();
    choose();
    controller.undo();
    await go(0);
    const { entries, eras } = journalOf(controller.getSnapshot());
    expect(entries).toEqual([]);
    expect(eras[0]?.endings.filter(({ seen }) => seen)).toHaveLength(1);
  });
});

describe('an era', () => {
  it('counts as closed after four decisions', () => {
    const { choose, controller } = play();
    for (const closed of [[], [], [], ['medieval'], ['medieval']]) {
      choose();
      expect(controller.closedEras()).toEqual(closed);
    }
  });
});

describe('a reload', () => {
  it('goes on with the entry of the page, and its history', async () => {
    const before = play();
    before.choose();
    const { choose, decisions, go, controller } = play(before.device, before.game.getSnapshot());
    expect(controller.getOffer()).toBeNull();
    choose();
    expect(decisions()).toHaveLength(2);
    expect(journalOf(controller.getSnapshot()).entries).toHaveLength(2);
    await go(-2);
    expect(decisions()).toEqual([]);
  });
});

describe('a page in a frame, which shares its history with the page around it', () => {
  it('undoes a choice and closes a dialog in its own entry, and never steps back', () => {
    const device = memoryDevice({ shared: true });
    const back = vi.fn();
    const { game, controller, choose, decisions } = play({
      ...device,
      history: { ...device.history, back },
    });
    choose();
    controller.undo();
    expect(decisions()).toEqual([]);
    game.dispatch({ type: 'contextOpened' });
    game.dispatch({ type: 'contextClosed' });
    expect(device.history.state()).toMatchObject({ journey: { dialog: null } });
    expect(back).not.toHaveBeenCalled();
  });
});

describe('a page that Back or Forward has loaded, beside an entry that another visit has replaced', () => {
  /** A page at the last entry of a journey, with a bare one before it, as if the address was opened again there. */
  function arrive(prepare: (played: ReturnType<typeof play>) => void) {
    const before = play();
    prepare(before);
    // On another device, because the former page would answer moves too.
    const device = memoryDevice();
    device.history.push(before.device.history.state());
    const history = { ...device.history, isLoadedByMove: () => true };
    return play({ ...device, history }, before.game.getSnapshot());
  }

  it('undoes the choice without leaving for that visit', async () => {
    const { controller, decisions, device, go } = arrive(({ choose }) => choose());
    expect(decisions()).toHaveLength(1);
    controller.undo();
    await go(0);
    expect(decisions()).toEqual([]);
    expect(device.history.state()).not.toBeNull();
  });

  it('closes its dialog without leaving for that visit', async () => {
    const { game, device, go } = arrive((played) =>
      played.game.dispatch({ type: 'contextOpened' }),
    );
    game.dispatch({ type: 'contextClosed' });
    await go(0);
    expect(device.history.state()).toMatchObject({ journey: { dialog: null } });
  });
});

describe('another visit', () => {
  it('starts afresh, and offers to go on until something is decided', async () => {
    const earlier = play();
    earlier.enter('renaissance');
    const text = earlier.choose();
    const stored = earlier.device.storage.read();
    const { controller, place, decisions, device, go } = play(memoryDevice({ stored }));
    expect(place()).toBe('medieval');
    expect(controller.getOffer()).toBe('Florence, 1503');
    controller.goOn();
    await go(0);
    expect([place(), decisions(), controller.getOffer()]).toEqual(['renaissance', [text], null]);
    expect(journalOf(controller.getSnapshot()).entries).toHaveLength(1);
    await go(-1);
    expect(place()).toBe('medieval');
    expect(device.length()).toBe(2);
  });

  it('is offered to go on with once the timeline has left it, until something is decided', async () => {
    const { choose, controller, decisions, enter, go, place } = play();
    choose();
    enter('modern');
    expect(controller.getOffer()).toBe('Bedfordshire, England, 1242');
    choose();
    expect(controller.getOffer()).toBeNull();
    enter('modern');
    expect(controller.getOffer()).toBe('Washington, 1962');
    enter('future');
    expect(controller.getOffer()).toBe('Washington, 1962');
    choose();
    controller.undo();
    await go(0);
    expect(controller.getOffer()).toBe('Washington, 1962');
    controller.goOn();
    await go(0);
    expect([place(), decisions().length, controller.getOffer()]).toEqual(['modern', 1, null]);
  });

  it('is offered in its own era before those that were left later', async () => {
    const { choose, controller, decisions, enter, go, place } = play();
    choose();
    choose();
    enter('modern');
    choose();
    enter('medieval');
    expect(controller.getOffer()).toBe('Bedfordshire, England, 1242');
    expect(controller.unfinishedEras()).toEqual(['medieval', 'modern']);
    controller.goOn();
    await go(0);
    expect([place(), decisions().length]).toEqual(['medieval', 2]);
    expect(controller.unfinishedEras()).toEqual(['modern']);
  });

  it('is continued by who goes on to its era from the end of another', async () => {
    const { choose, controller, decisions, enter, go, place } = play();
    choose();
    enter('modern');
    for (let made = 0; made < 4; made += 1) choose();
    controller.enter('medieval');
    await go(0);
    expect([place(), decisions().length]).toEqual(['medieval', 1]);
    controller.enter('future');
    expect([place(), decisions().length]).toEqual(['future', 0]);
  });

  it('is not offered to go on with once it has ended', () => {
    const { choose, controller, enter } = play();
    for (let made = 0; made < 4; made += 1) choose();
    enter('modern');
    expect(controller.getOffer()).toBeNull();
  });

  it('withdraws the offer when Back shows another scene, and says so', async () => {
    const earlier = play();
    earlier.choose();
    // The address is opened again, in the place of the last entry.
    earlier.device.history.replace(null);
    const { controller, go } = play(earlier.device);
    expect(controller.getOffer()).not.toBeNull();
    const offers: (string | null)[] = [];
    controller.subscribe(() => offers.push(controller.getOffer()));
    await go(-1);
    expect(offers).toEqual([null]);
  });

  it('offers nothing where the last visit ended as a new one begins', () => {
    const earlier = play();
    earlier.enter('modern');
    earlier.enter('medieval');
    const { controller } = play(memoryDevice({ stored: earlier.device.storage.read() }));
    expect(controller.getOffer()).toBeNull();
  });

  it.each(['{', 'null', '{"format":"x"}', '[1,2]'])('plays on where %s is stored', (stored) => {
    const { controller, choose } = play(memoryDevice({ stored }));
    expect(controller.getOffer()).toBeNull();
    choose();
    expect(controller.isKept()).toBe(true);
  });

  it('leaves alone what a newer version has stored, and does not claim to keep anything', () => {
    const stored = writeJourney(play().controller.getSnapshot()).replace(
      '"version":1',
      '"version":9',
    );
    const { controller, choose, device } = play(memoryDevice({ stored }));
    choose();
    expect(device.storage.read()).toBe(stored);
    expect(controller.isKept()).toBe(false);
  });
});

describe('a device that stores nothing', () => {
  it('keeps the journey of this page, and says that it is not kept', () => {
    const { controller, choose } = play(memoryDevice({ stored: null }));
    choose();
    expect(journalOf(controller.getSnapshot()).entries).toHaveLength(1);
    expect(controller.isKept()).toBe(false);
  });
});

describe('the journal', () => {
  it('returns to a moment as a visit of its own, and loses nothing', async () => {
    const { controller, choose, game, decisions, go, device } = play();
    const texts = [choose(), choose(), choose()];
    game.dispatch({ type: 'journalOpened' });
    controller.returnTo(0);
    await go(0);
    expect(decisions()).toEqual(texts.slice(0, 1));
    expect(game.getSnapshot().journalOpen).toBe(false);
    const other = choose(3);
    expect(journalOf(controller.getSnapshot()).entries.map(({ choice }) => choice)).toEqual([
      ...texts,
      other,
    ]);
    // The scene took the dialog's entry.
    await go(-2);
    expect(decisions()).toEqual(texts);
    expect(device.length()).toBe(6);
  });

  it('begins an era anew', () => {
    const { controller, place, decisions, choose } = play();
    choose();
    controller.begin('medieval');
    expect([place(), decisions()]).toEqual(['medieval', []]);
  });

  it('begins a visit after those of a file from a device whose clock is ahead', () => {
    const { controller, choose } = play();
    const other = play();
    other.enter('future');
    other.choose();
    const [began, { visits }] = [8e12, other.controller.getSnapshot()];
    controller.add({ visits: visits.map((one) => ({ ...one, began })), last: began, endings: [] });
    controller.begin('medieval');
    choose();
    const eras = journalOf(controller.getSnapshot()).entries.map(({ eraSlug }) => eraSlug);
    expect(eras).toEqual(['future', 'medieval']);
  });

  it('adds a journey from a file, and stores both', () => {
    const other = play();
    other.enter('future');
    other.choose();
    const { controller, choose, device, place } = play();
    choose();
    controller.add(other.controller.getSnapshot());
    expect(place()).toBe('medieval');
    expect(journalOf(controller.getSnapshot()).entries).toHaveLength(2);
    const stored = readJourney(device.storage.read() ?? '');
    expect(stored).toEqual({ ok: true, journey: controller.getSnapshot() });
  });

  it('holds what another tab has done meanwhile', () => {
    const one = play();
    one.choose();
    const other = play(memoryDevice());
    other.enter('future');
    other.choose();
    one.device.storage.write(writeJourney(other.controller.getSnapshot()));
    one.choose();
    const journey = one.controller.getSnapshot();
    expect(journey.visits.map(({ visit }) => visit.slug)).toEqual(['medieval', 'future']);
    expect(lastVisit(journey)?.visit.slug).toBe('medieval');
  });
});
