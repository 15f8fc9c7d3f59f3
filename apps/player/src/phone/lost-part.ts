type LossHandler = (isAskedAgain: boolean) => void;

let handle: LossHandler = () => {};

/** Says what is done when a part of this build could not be fetched. */
export function onLostPart(handler: LossHandler): void {
  handle = handler;
}

/** Tells that a part of this build could not be fetched, and whether the player had asked for it again. */
export function partIsLost(isAskedAgain: boolean): void {
  handle(isAskedAgain);
}
