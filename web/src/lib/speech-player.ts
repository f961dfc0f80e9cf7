let player: HTMLAudioElement | null = null;

/** The one player of the interviewer's voice, hidden. It stays the same from page to page: see `readyOnPress`. */
export function speechPlayer(): HTMLAudioElement {
  if (player) return player;
  player = new Audio();
  player.hidden = true;
  document.body.append(player);
  return player;
}

const samples = 800;
const rate = 8_000;

/** A tenth of a second of nothing, as WAV with 8 bits. */
function silence(): Blob {
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) =>
    [...text].forEach((char, index) => void header.setUint8(at + index, char.charCodeAt(0)));
  write(0, "RIFF");
  header.setUint32(4, 36 + samples, true);
  write(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, rate, true);
  header.setUint32(28, rate, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, "data");
  header.setUint32(40, samples, true);
  return new Blob([header, new Uint8Array(samples).fill(128)], { type: "audio/wav" });
}

const presses = ["click", "keydown"] as const;
let isReady = false;

/**
 * Safari lets an element play by itself only after a press of the person has made it play. A press plays nothing on the
 * player, once, so that questions can be heard without one each. Gives the way to stop waiting for a press.
 */
export function readyOnPress(): () => void {
  const stop = () => {
    for (const press of presses) window.removeEventListener(press, ready, true);
  };
  const ready = () => {
    const element = speechPlayer();
    if (isReady) return stop();
    // Something is heard: it was let play.
    if (!element.paused) return;
    const address = URL.createObjectURL(silence());
    element.src = address;
    element
      .play()
      .then(() => {
        isReady = true;
      })
      .catch(() => {})
      .finally(() => URL.revokeObjectURL(address));
  };
  for (const press of presses) window.addEventListener(press, ready, true);
  return stop;
}
