/** Two soft sounds, made on the spot: wood on wood when something happens, a small bell when it is one's turn. */
let audio: AudioContext | null = null;

function ring(notes: number[], length: number, loudness: number, shape: OscillatorType): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  notes.forEach((pitch, index) => {
    if (!audio) return;
    const start = now + index * 0.09;
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.type = shape;
    tone.frequency.setValueAtTime(pitch, start);
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    tone.connect(gain).connect(audio.destination);
    tone.start(start);
    tone.stop(start + length);
  });
}

export const knock = (): void => ring([190], 0.09, 0.08, "triangle");
export const chime = (): void => ring([659, 880], 0.7, 0.05, "sine");
