/** What happens to the console of a long run between its stretches: locks, sleep, changes of the clock, power cuts. */
import type { LifecycleEvent } from "../../simulator/host";
import { drawBetween, drawOne } from "./dice";
import { acceptLoss, compareWithSave, countEvent, guard, restart, type Session } from "./session";

const SECONDS_PER_DAY = 86400;
const MOST_SECONDS_LOCKED = 8 * 3600;
const MOST_DAYS_AWAY = 60;
const MOST_SECONDS_TO_MIDNIGHT = 60;

type ConsoleEvent = readonly [name: string, happen: (session: Session) => void];

/** The events after which the game goes on without a new start. */
const GENTLE_EVENTS: readonly ConsoleEvent[] = [
  ["locked", (session) => rest(session, "deviceWillLock")],
  ["asleep", (session) => rest(session, "deviceWillSleep")],
  ["system menu opened", openSystemMenu],
  ["clock set to another day", setClockToOtherDay],
  ["clock set to just before midnight", setClockBeforeMidnight],
];

/** The events after which the game starts again. */
const HARD_EVENTS: readonly ConsoleEvent[] = [
  ["left and started again", leaveAndStart],
  ["power cut", (session) => cutPower(session, false)],
  ["torn save", (session) => cutPower(session, true)],
];

/** The names of all events in the order of the report. */
export const EVENT_NAMES: readonly string[] = [...GENTLE_EVENTS, ...HARD_EVENTS].map(([name]) => name);

/** Lets a random event happen to the console. The console is only started again if `isRough` is true. */
export function disturb(session: Session, isRough: boolean): void {
  const [name, happen] = drawOne(session.dice, isRough ? [...GENTLE_EVENTS, ...HARD_EVENTS] : GENTLE_EVENTS);
  countEvent(session, name);
  happen(session);
}

function rest(session: Session, event: LifecycleEvent): void {
  const { time, dice, player } = session;
  guard(session, () => {
    player.console.signal(event);
    time.shift(dice(MOST_SECONDS_LOCKED));
    player.console.signal("deviceDidUnlock");
  });
}

function openSystemMenu(session: Session): void {
  const { time, dice, player } = session;
  guard(session, () => {
    player.console.signal("gameWillPause");
    time.shift(dice(MOST_SECONDS_TO_MIDNIGHT));
    player.console.signal("gameWillResume");
  });
}

/** Sets the clock to a day near the true one. The system menu is open meanwhile, as in the settings of a console. */
function setClockToOtherDay(session: Session): void {
  const { time, dice } = session;
  const days = drawBetween(dice, -MOST_DAYS_AWAY, MOST_DAYS_AWAY);
  time.shift(days * SECONDS_PER_DAY - session.daysShifted * SECONDS_PER_DAY);
  session.daysShifted = days;
}

function setClockBeforeMidnight({ time, dice }: Session): void {
  const seconds = time.clock.secondsSince2000() % SECONDS_PER_DAY;
  time.shift(SECONDS_PER_DAY - seconds - drawBetween(dice, 1, MOST_SECONDS_TO_MIDNIGHT));
}

function leaveAndStart(session: Session): void {
  guard(session, () => {
    session.player.console.signal("gameWillTerminate");
  });
  compareWithSave(session);
  restart(session);
}

function cutPower(session: Session, isTorn: boolean): void {
  if (isTorn) session.folder.tearLastWrite(session.dice);
  acceptLoss(session, isTorn);
  restart(session);
}
