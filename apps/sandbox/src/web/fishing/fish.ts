import type { FishKind } from '../../games/fishing.ts';

/** How a kind looks and swims. Lengths and speeds are in points of a 360 wide sea. */
export interface Looks {
  length: number;
  speed: number;
  body: string;
  fin: string;
  stripe: string;
  /** Out of a hundred newcomers. */
  share: number;
}

export const LOOKS: Record<FishKind, Looks> = {
  minnow: { length: 26, speed: 46, body: '#9be7ff', fin: '#4aa8d8', stripe: '#e9fbff', share: 30 },
  carp: { length: 34, speed: 40, body: '#ffb35c', fin: '#e06a1f', stripe: '#fff0d6', share: 24 },
  butterfish: { length: 40, speed: 34, body: '#ffe14f', fin: '#d99c1b', stripe: '#3a3f55', share: 17 },
  prawn: { length: 44, speed: 30, body: '#ff8f8f', fin: '#c8403c', stripe: '#ffd9d0', share: 11 },
  catfish: { length: 62, speed: 26, body: '#8794a8', fin: '#4d5a70', stripe: '#c6d0de', share: 8 },
  turtle: { length: 66, speed: 20, body: '#5fae5b', fin: '#8fd08a', stripe: '#2d6b3a', share: 5 },
  dolphin: { length: 104, speed: 36, body: '#7f8fe0', fin: '#4a56a8', stripe: '#dfe4ff', share: 4 },
  dragon: { length: 150, speed: 24, body: '#f4c95d', fin: '#d6322f', stripe: '#8a3a0e', share: 1 },
};

export interface Fish {
  id: number;
  kind: FishKind;
  x: number;
  y: number;
  /** 1 swims to the right, -1 to the left. */
  way: 1 | -1;
  phase: number;
  slope: number;
  hit: number;
  caught: number | null;
}

/** Draws one fish, its tail beating with the time. */
export function drawFish(pen: CanvasRenderingContext2D, fish: Fish, seconds: number): void {
  const { length, body, fin, stripe } = LOOKS[fish.kind];
  const half = length / 2;
  const high = length * (fish.kind === 'turtle' ? 0.36 : fish.kind === 'dragon' ? 0.16 : fish.kind === 'butterfish' ? 0.34 : 0.25);
  const beat = Math.sin(seconds * 9 + fish.phase) * 0.35;
  pen.save();
  pen.translate(fish.x, fish.y);
  pen.scale(fish.way, 1);
  pen.rotate(fish.slope * 0.4);
  if (fish.caught !== null) {
    pen.globalAlpha = Math.max(0, 1 - fish.caught);
    pen.rotate(fish.caught * 5);
    pen.scale(1 - fish.caught * 0.5, 1 - fish.caught * 0.5);
  }
  if (fish.hit > 0) pen.filter = 'brightness(1.7)';
  pen.fillStyle = fin;
  if (fish.kind === 'turtle') flippers(pen, half, beat);
  else tail(pen, half, high, beat);
  if (fish.kind === 'dragon') dragonBody(pen, half, high, body, fin, seconds);
  const shade = pen.createLinearGradient(0, -high, 0, high);
  shade.addColorStop(0, body);
  shade.addColorStop(1, fin);
  pen.fillStyle = shade;
  pen.beginPath();
  pen.ellipse(0, 0, half * (fish.kind === 'dragon' ? 0.5 : 0.82), high, 0, 0, Math.PI * 2);
  pen.fill();
  pen.strokeStyle = stripe;
  pen.lineWidth = Math.max(1.5, length / 28);
  pen.beginPath();
  for (const at of [-0.35, -0.05, 0.2]) {
    pen.moveTo(half * at, -high * 0.72);
    pen.quadraticCurveTo(half * (at + 0.12), 0, half * at, high * 0.72);
  }
  pen.stroke();
  pen.fillStyle = fin;
  pen.beginPath();
  pen.moveTo(-half * 0.1, -high * 0.8);
  pen.quadraticCurveTo(half * 0.05, -high * 1.7, half * 0.35, -high * 0.6);
  pen.fill();
  eye(pen, half, high, length);
  pen.restore();
}

function eye(pen: CanvasRenderingContext2D, half: number, high: number, length: number): void {
  pen.fillStyle = '#fff';
  pen.beginPath();
  pen.arc(half * 0.52, -high * 0.2, Math.max(2.6, length / 16), 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#10131c';
  pen.beginPath();
  pen.arc(half * 0.56, -high * 0.2, Math.max(1.4, length / 30), 0, Math.PI * 2);
  pen.fill();
}

function tail(pen: CanvasRenderingContext2D, half: number, high: number, beat: number): void {
  pen.beginPath();
  pen.moveTo(-half * 0.6, 0);
  pen.lineTo(-half * 1.08, -high * (0.95 + beat));
  pen.quadraticCurveTo(-half * 0.9, 0, -half * 1.08, high * (0.95 - beat));
  pen.fill();
}

function flippers(pen: CanvasRenderingContext2D, half: number, beat: number): void {
  for (const [x, y] of [
    [0.45, -0.55],
    [0.45, 0.55],
    [-0.5, -0.5],
    [-0.5, 0.5],
  ] as const) {
    pen.beginPath();
    pen.ellipse(half * x, half * y, half * 0.34, half * 0.16, y * (1.2 + beat), 0, Math.PI * 2);
    pen.fill();
  }
  pen.beginPath();
  pen.arc(half * 0.85, 0, half * 0.24, 0, Math.PI * 2);
  pen.fill();
}

function dragonBody(pen: CanvasRenderingContext2D, half: number, high: number, body: string, fin: string, seconds: number): void {
  for (let i = 9; i >= 0; i -= 1) {
    const x = half * (0.75 - i * 0.17);
    const y = Math.sin(seconds * 4 - i * 0.6) * high * 0.5;
    pen.fillStyle = i % 2 ? fin : body;
    pen.beginPath();
    pen.arc(x, y, high * (1.05 - i * 0.06), 0, Math.PI * 2);
    pen.fill();
  }
}
