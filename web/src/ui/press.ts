/** Milliseconds after a finger or the mouse button was lifted in which its click still comes. */
const clickComes = 100;

/**
 * Keeps back what makes the page move while somebody presses: what they aim at is to be where they saw it until their press
 * has been taken. Told of presses by `down` and `up`.
 */
export function stillness(later: (run: () => void, milliseconds: number) => void) {
  let press = 0;
  let isPressed = false;
  let waiting: (() => void)[] = [];
  return {
    down: () => {
      isPressed = true;
      press += 1;
    },
    up: () => {
      const ended = press;
      later(() => {
        // Another press has begun meanwhile.
        if (ended !== press) return;
        isPressed = false;
        const moves = waiting;
        waiting = [];
        for (const move of moves) move();
      }, clickComes);
    },
    /** Runs it at once where nobody presses, else when the press is over. */
    afterPress: (move: () => void) => {
      if (isPressed) waiting.push(move);
      else move();
    },
  };
}

const page = stillness((run, milliseconds) => void setTimeout(run, milliseconds));

export const afterPress = page.afterPress;

/** Listens for presses anywhere in the window. */
export function watchPresses(): void {
  const options = { capture: true, passive: true };
  window.addEventListener("pointerdown", page.down, options);
  for (const end of ["pointerup", "pointercancel"]) window.addEventListener(end, page.up, options);
}
