/** Gentle sounds made on the spot, and felt where a device can: a piece on the table, dice, your turn; silent when switched off. */
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Browsers allow sound after a first touch only, and a telephone call interrupts it; until it is back nothing is heard and nothing breaks. */
function voice(): AudioContext | null {
  if (!settings.sound || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  if (context.state !== 'running' && context.state !== 'closed') void context.resume().catch(() => {});
  return context.state === 'running' ? context : null;
}

function tone(
  at: AudioContext,
  { pitch, start, length, loud, form }: { pitch: number; start: number; length: number; loud: number; form: OscillatorType },
): void {
  const begin = at.currentTime + start;
  const source = new OscillatorNode(at, { type: form, frequency: pitch });
  const gain = new GainNode(at, { gain: 0 });
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.frequency.exponentialRampToValueAtTime(pitch * 0.7, begin + length);
  source.connect(gain).connect(at.destination);
  source.start(begin);
  source.stop(begin + length);
}

/** A phone is felt too: milliseconds on and off. Browsers allow it after a first touch only. */
function feel(pattern: number | number[]): void {
  if (settings.sound && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(pattern);
}

/** A piece is put down. */
export function knock(): void {
  feel(10);
  const at = voice();
  if (!at) return;
  tone(at, { pitch: 210, start: 0, length: 0.09, loud: 0.22, form: 'triangle' });
  tone(at, { pitch: 880, start: 0, length: 0.03, loud: 0.05, form: 'square' });
}

/** What was tried may not be. */
export function refuse(): void {
  feel([14, 50, 14]);
  const at = voice();
  if (!at) return;
  tone(at, { pitch: 150, start: 0, length: 0.12, loud: 0.14, form: 'sine' });
  tone(at, { pitch: 120, start: 0.09, length: 0.14, loud: 0.12, form: 'sine' });
}

/** Dice roll out. */
export function roll(): void {
  feel([12, 45, 12, 45, 12]);
  const at = voice();
  if (!at) return;
  for (let hit = 0; hit < 6; hit += 1) {
    tone(at, {
      pitch: 260 + 120 * Math.random(),
      start: hit * 0.055 + 0.03 * Math.random(),
      length: 0.05,
      loud: 0.16 - hit * 0.02,
      form: 'triangle',
    });
  }
}

/** Your turn. */
export function chime(): void {
  feel([30, 70, 30]);
  const at = voice();
  if (!at) return;
  tone(at, { pitch: 587, start: 0, length: 0.35, loud: 0.09, form: 'sine' });
  tone(at, { pitch: 880, start: 0.12, length: 0.5, loud: 0.08, form: 'sine' });
}
